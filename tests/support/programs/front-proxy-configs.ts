/** The folder where a proxy may write, the port where it listens, and the port of the program behind it. */
type ProxyPlace = { readonly folder: string; readonly port: number; readonly target: number };

/** How to run a proxy in the foreground. Its log has a line for each forwarded request: `127.0.0.1:4000 GET /path/ 200`. */
type ProxyKind = {
	readonly program: string;
	readonly arguments: (configFile: string) => readonly string[];
	readonly config: (place: ProxyPlace) => string;
};

const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

const nginx: ProxyKind = {
	program: process.env.NGINX ?? '/usr/sbin/nginx',
	arguments: (configFile) => ['-c', configFile, '-e', 'stderr'],
	config: ({ folder, port, target }) => `
daemon off;
master_process off;
pid ${folder}/pid;
events {}
http {
	${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
	log_format sent '$upstream_addr $request_method $request_uri $upstream_status';
	access_log ${folder}/log sent;
	upstream program {
		server 127.0.0.1:${target};
		keepalive 1;
	}
	server {
		listen 127.0.0.1:${port};
		location / {
			proxy_pass http://program;
			proxy_http_version 1.1;
			proxy_set_header Connection '';
			proxy_set_header Host $http_host;
			proxy_request_buffering off;
		}
	}
}
`,
};

const haproxy = (more: string): ProxyKind => ({
	program: process.env.HAPROXY ?? '/usr/sbin/haproxy',
	arguments: (configFile) => ['-db', '-f', configFile],
	config: ({ port, target }) => `
global
	log stdout format raw local0
listen program
	bind 127.0.0.1:${port}
	mode http
	log global
	log-format "%si:%sp %HM %HU %ST"
	http-reuse always
	timeout connect 5s
	timeout client 10s
	timeout server 10s
	${more}
	server program 127.0.0.1:${target}
`,
});

/** The proxies of Debian. Their connections to the program are shared by all requests. */
export const proxyKinds = {
	nginx,
	haproxy: haproxy(''),
	'a haproxy that lets odd requests pass': haproxy('option accept-invalid-http-request'),
} as const satisfies Readonly<Record<string, ProxyKind>>;
