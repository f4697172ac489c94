// A server that renders a page for every request as the program does, without the page cache:
// `/recorded/` the cover from recorded content, `/stored/` the cover from the content store, `/home/` the brand's front page.
// node cover-server.js PORT DATA_DIR RECORDING_FILE; the recording is written before the server listens.
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { readAssets } from '#site';
import type { RenderedPage } from '../../src/site/page-cache/stored-page.ts';
import { renderDocument } from '../../src/site/render/render-document.ts';
import { renderPage } from '../../src/site/render/render-page.ts';
import type { RenderContext } from '../../src/site/render-context.ts';
import { cards, contextWith, cover, subject } from './cover.ts';
import { openContent } from './open-content.ts';
import { type Answers, recordQueries, replayQueries } from './recorded-queries.ts';

const [port, dataDir = '', file = ''] = process.argv.slice(2);
const { content } = await openContent(dataDir, process.env.DATABASE_URL);
const assets = await readAssets('dist/browser', false);
const answers: Answers = {};
const now = new Date();
const queries = () => content.queries('tn');

const makeCover = (context: RenderContext) => renderDocument({ type: 'cover', status: 200, page: cover, subject, context, assets });

const first = (await makeCover(contextWith(recordQueries(queries(), answers), now))).body.toString();
const found = first.match(/<article/g)?.length ?? 0;
if (found !== cards) throw new Error(`the cover has ${found} cards instead of ${cards}`);
writeFileSync(file, JSON.stringify({ now, answers, css: /<style>(.*?)<\/style>/s.exec(first)?.[1] ?? '', page: first }));
// Converted to JSON and back, because the baseline reads it as JSON.
const recorded: Answers = JSON.parse(JSON.stringify(answers));

const pages: Readonly<Record<string, () => Promise<RenderedPage>>> = {
	'/recorded/': () => makeCover(contextWith(replayQueries(recorded), now)),
	'/stored/': () => makeCover(contextWith(queries(), now)),
	'/home/': () => renderPage(contextWith(queries(), now), assets),
};

createServer(async (request, response) => {
	const make = pages[request.url ?? ''];
	if (make === undefined) return response.writeHead(404).end();
	const { status, contentType, headers, body } = await make();
	// The page cache stores bytes, so the page is encoded here too.
	const bytes = typeof body === 'string' ? Buffer.from(body) : body;
	response.writeHead(status, { ...headers, 'content-type': contentType, 'content-length': bytes.length }).end(bytes);
}).listen(Number(port), '127.0.0.1');
