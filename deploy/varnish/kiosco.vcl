# Varnish 7 in front of the processes of Kiosco and behind a proxy that speaks TLS. docs/operate/cdn.md says why it is like this.
vcl 4.1;

import directors;
import std;
import xkey;

# A process that stops says so five seconds before it takes no more requests.
probe ready {
	.url = "/readyz";
	.interval = 1s;
	.timeout = 2s;
	.window = 1;
	.threshold = 1;
	.initial = 1;
}

# Without its database none is ready, but a process that answers this has pages.
probe alive {
	.url = "/healthz";
	.interval = 1s;
	.timeout = 2s;
	.window = 3;
	.threshold = 2;
	.initial = 2;
}

include "kiosco-backends.vcl";

sub vcl_recv {
	# The socket named "purge" is for the program (VARNISH_PURGE_URLS) and for operators: no proxy leads to it.
	if (local.socket == "purge") {
		if (req.method == "PURGE" && req.http.Purge-All) {
			ban("obj.status != 0");
			return (synth(200, "Purged everything"));
		}
		if (req.method != "PURGE" || !req.http.Surrogate-Key) {
			return (synth(400, "PURGE with a header Surrogate-Key"));
		}
		# What changed may still help in an outage; what is gone may not.
		if (req.http.Soft-Purge) {
			return (synth(200, "Purged " + xkey.softpurge(req.http.Surrogate-Key)));
		}
		return (synth(200, "Purged " + xkey.purge(req.http.Surrogate-Key)));
	}
	set req.backend_hint = kiosco.backend();

	# The program compresses, and Varnish keeps the best two forms.
	if (req.http.Accept-Encoding ~ "\bbr\b") {
		set req.http.Accept-Encoding = "br";
	} else if (req.http.Accept-Encoding ~ "\bgzip\b") {
		set req.http.Accept-Encoding = "gzip";
	} else {
		unset req.http.Accept-Encoding;
	}

	if (req.method != "GET" && req.method != "HEAD") {
		return (pass);
	}
	# The newsroom (NEWSROOM_ORIGIN): nothing of it is kept.
	if (req.http.Host ~ "^redaccion\.") {
		return (pass);
	}
	# Sessions, forms and streams. No other cookie is read by the program.
	if (req.http.Authorization || req.http.Cookie ~ "(^|; *)__Host-kiosco-" || req.http.Accept ~ "text/event-stream") {
		return (pass);
	}
	# Pages of accounts and of forms depend on more than their address.
	if (req.url ~ "^/(ingresar|registrarse|perfil|cuenta-verificada|validar-registro|modificar-contrasena|autorizar|newsletters|convocatorias|candidateame|identity)/") {
		return (pass);
	}
	unset req.http.Cookie;
	# A copy is a second old at most, and one more second while the next one is fetched. Without a process, or after a fault, any copy will do.
	if (std.healthy(req.backend_hint) && req.restarts == 0) {
		set req.grace = 1s;
	} else {
		set req.grace = 10d;
	}
	return (hash);
}

sub vcl_backend_response {
	if (beresp.status >= 500) {
		# Keeps the copy that is there.
		if (bereq.is_bgfetch) {
			return (abandon);
		}
		set beresp.ttl = 0s;
		set beresp.grace = 0s;
		return (deliver);
	}
	# Scripts of a build that this process does not have: while two versions run, another one has them.
	if (beresp.status == 404 && bereq.url ~ "^/assets/" && bereq.retries == 0) {
		return (retry);
	}
	if (!beresp.http.Cache-Control) {
		set beresp.uncacheable = true;
	}
	# What a publication can change has keys. Unless the program purges them, it is fetched anew each second; mostly that is a 304.
	# With VARNISH_PURGE_URLS, raise 1s to 300s.
	if (beresp.http.Surrogate-Key) {
		set beresp.http.xkey = beresp.http.Surrogate-Key;
		if (beresp.ttl > 1s) {
			set beresp.ttl = 1s;
		}
	}
	if (beresp.http.Cache-Control ~ "stale-if-error=\d+") {
		set beresp.grace = std.duration(regsub(beresp.http.Cache-Control, "^.*stale-if-error=(\d+).*$", "\1s"), 0s);
	} else {
		set beresp.grace = 0s;
	}
}

sub vcl_backend_error {
	# The process was killed: another one answers.
	if (bereq.retries == 0 && (bereq.method == "GET" || bereq.method == "HEAD")) {
		return (retry);
	}
	set beresp.http.Retry-After = "5";
	set beresp.http.Content-Type = "text/plain; charset=utf-8";
	set beresp.body = "El sitio no responde. Probá de nuevo en unos segundos.";
	return (deliver);
}

sub vcl_deliver {
	# After a fault once more, for a copy of any age.
	if (resp.status >= 500 && req.restarts == 0 && (req.method == "GET" || req.method == "HEAD") && !req.http.Cookie && !req.http.Authorization) {
		return (restart);
	}
	unset resp.http.xkey;
	unset resp.http.X-Varnish;
	unset resp.http.Via;
}
