"""The management API as a stranger would speak it: Python's own HTTP, nothing of ours."""

import http.client
import json
import ssl
import urllib.parse
import uuid


class Refused(Exception):
    """An answer other than 2xx."""

    def __init__(self, status, body):
        super().__init__(f"{status} {body}")
        self.status = status
        self.body = body


class Api:
    """By a context file, as oz0 writes it."""

    def __init__(self, context_file, deadline=30):
        with open(context_file, encoding="utf-8") as file:
            self.context = json.load(file)
        self.deadline = deadline
        self.token = self.context["token"]
        self.tenant = self.context["tenant"]
        self._address = urllib.parse.urlsplit(self.context["server"])
        self._trust = None
        if self._address.scheme == "https":
            certificates = self.context["certificates"]
            self._trust = ssl.create_default_context(cadata=certificates if isinstance(certificates, str) else "\n".join(certificates))

    def _connection(self):
        if self._trust:
            return http.client.HTTPSConnection(self._address.hostname, self._address.port, timeout=self.deadline, context=self._trust)
        return http.client.HTTPConnection(self._address.hostname, self._address.port, timeout=self.deadline)

    def send(self, method, path, body=None, headers=None):
        """(status, decoded body); paths that do not start with a slash are below the tenant."""
        full = path if path.startswith("/") else f"/v1/tenants/{self.tenant}" + (f"/{path}" if path else "")
        raw = body if isinstance(body, bytes) or body is None else json.dumps(body).encode()
        sent = {"Authorization": f"Bearer {self.token}", "Accept": "application/json"}
        if raw is not None:
            sent["Content-Type"] = "application/octet-stream" if isinstance(body, bytes) else "application/json"
        if method in {"POST", "PUT"}:
            sent["Idempotency-Key"] = uuid.uuid4().hex
        sent.update(headers or {})
        connection = self._connection()
        try:
            connection.request(method, full, raw, sent)
            answer = connection.getresponse()
            data = answer.read()
            kind = answer.headers.get("Content-Type", "")
            return answer.status, json.loads(data) if "json" in kind and data else data.decode("utf-8", "replace")
        finally:
            connection.close()

    def call(self, method, path, body=None, headers=None):
        status, answer = self.send(method, path, body, headers)
        if not 200 <= status < 300:
            raise Refused(status, answer)
        return answer

    def get(self, path):
        return self.call("GET", path)

    def items(self, path):
        return self.get(path).get("items", [])

    def candidate(self, plugin=None, owner=None):
        """The one candidate that fits, or None."""
        found = [one for one in self.items("candidates")
                 if (plugin is None or one["plugin"] == plugin) and (owner is None or one["owner"] == owner)]
        return found[0] if found else None

    def audit(self, action=None):
        """Every entry, oldest first."""
        entries, after = [], ""
        while True:
            page = self.get("audit?limit=100" + (f"&after={urllib.parse.quote(after)}" if after else ""))
            entries += page.get("items", [])
            after = page.get("next", "")
            if not after:
                break
        entries.sort(key=lambda entry: entry["seq"])
        return [entry for entry in entries if action is None or entry["action"] == action]
