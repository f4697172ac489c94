// The upper limit of a server in Node: node:http that answers every request with the same bytes and headers, read from a file.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import * as v from 'valibot';

const answer = v.object({ headers: v.array(v.tuple([v.string(), v.string()])), base64: v.string() });

const [file = '', port] = process.argv.slice(2);
const { headers, base64 } = v.parse(answer, JSON.parse(readFileSync(file, 'utf8')));
const bytes = Buffer.from(base64, 'base64');
const flat = headers.flat();

createServer((_, response) => {
	response.writeHead(200, flat);
	response.end(bytes);
}).listen(Number(port), '127.0.0.1');
