// A server that makes the measured cover for every request as text: its cards with template literals or with Kita's JSX, the rest of the
// recorded page as constants. node string-server.js PORT RECORDING_FILE template|kita
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { Card } from '#content/contract';
import { cards } from '../inside/cover.ts';
import { kitaList } from './kita-list.tsx';
import { templateList } from './template-list.ts';

type StringRecording = { readonly page: string; readonly answers: Readonly<Record<string, { readonly answer: readonly Card[] }>> };

const lists: Readonly<Record<string, (cards: readonly Card[]) => string>> = { template: templateList, kita: kitaList };

const [port, file = '', name = ''] = process.argv.slice(2);
const list = lists[name];
if (list === undefined) throw new Error(`there is no list '${name}'`);
const { page, answers }: StringRecording = JSON.parse(readFileSync(file, 'utf8'));
const latest =
	Object.entries(answers)
		.find(([call]) => call.startsWith('list [{"all":["all"]'))?.[1]
		.answer.slice(0, cards) ?? [];
const [before, after] = frameOf(page);

createServer((_request, response) => {
	const bytes = Buffer.from(before + list(latest) + after);
	response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': bytes.length }).end(bytes);
}).listen(Number(port), '127.0.0.1');

/** The page before and after its list of cards. */
function frameOf(html: string): readonly [string, string] {
	const [start, end] = [html.indexOf('<ul class="grid_grid'), html.lastIndexOf('</ul></section></div>', html.indexOf('</main>'))];
	if (start === -1 || end === -1) throw new Error('the recorded page has no list of cards');
	return [html.slice(0, start), html.slice(end + '</ul>'.length)];
}
