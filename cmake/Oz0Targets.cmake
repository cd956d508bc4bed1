# The project's own vocabulary for libraries and tests.

# A static library whose folders add their own files with target_sources.
function(oz0_library name)
  cmake_parse_arguments(ARG "" "" "LINK" ${ARGN})
  add_library(${name} STATIC)
  target_include_directories(${name} PUBLIC "${CMAKE_SOURCE_DIR}")
  target_link_libraries(${name} PUBLIC ${ARG_LINK})
  set_target_properties(${name} PROPERTIES LINKER_LANGUAGE CXX)
endfunction()

# One QTest program. ctest asks it for its functions (TestsOfProgram.cmake). Every test runs offscreen and has a time-out. WHOLE: its
# functions are steps of one story and run together.
function(oz0_test name)
  cmake_parse_arguments(ARG "WHOLE" "TIMEOUT" "SOURCES;LINK;LABELS" ${ARGN})
  add_executable(${name} ${ARG_SOURCES})
  target_link_libraries(${name} PRIVATE ${ARG_LINK} Qt6::Test)
  set_target_properties(${name} PROPERTIES RUNTIME_OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}/tests")
  if(NOT ARG_TIMEOUT)
    set(ARG_TIMEOUT 120)
  endif()
  set(tests "${CMAKE_CURRENT_BINARY_DIR}/${name}.tests.cmake")
  string(CONCAT environment "QT_QPA_PLATFORM=offscreen;OZ0_SOURCE_DIR=${CMAKE_SOURCE_DIR};OZ0_BIN_DIR=${CMAKE_BINARY_DIR}/bin")
  file(GENERATE OUTPUT "${tests}" CONTENT "set(program [==[$<TARGET_FILE:${name}>]==])
set(name ${name})
set(whole ${ARG_WHOLE})
set(timeout ${ARG_TIMEOUT})
set(labels [==[${ARG_LABELS}]==])
set(environment [==[${environment}]==])
include([==[${CMAKE_SOURCE_DIR}/cmake/TestsOfProgram.cmake]==])
")
  set_property(DIRECTORY APPEND PROPERTY TEST_INCLUDE_FILES "${tests}")
endfunction()
