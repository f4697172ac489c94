import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { debianPrograms } from '../../tools/debian-programs.ts';

const jar = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar');

/** The Java that runs the checker; undefined where there is none. */
export const java: string | undefined = debianPrograms('default-jre-headless')['default-jre-headless'];

const report = v.object({
	messages: v.array(
		v.object({ type: v.string(), url: v.optional(v.string(), ''), message: v.string(), extract: v.optional(v.string(), '') }),
	),
});

/** A document, and how its errors name it. */
export type Checked = { readonly name: string; readonly html: string };

/** The errors that the Nu HTML checker finds in documents, a line each. */
export async function htmlErrors(documents: readonly Checked[]): Promise<readonly string[]> {
	const folder = await mkdtemp(join(tmpdir(), 'kiosco-html-'));
	await Promise.all(documents.map(({ html }, index) => writeFile(join(folder, `${index}.html`), understood(html))));
	const { messages } = await check(folder);
	await rm(folder, { recursive: true });
	return messages.map(({ type, url, message, extract }) => {
		const name = documents[Number(/(\d+)\.html$/.exec(url)?.[1])]?.name ?? url;
		return `${name}: ${type}: ${message} ${extract}`;
	});
}

async function check(folder: string): Promise<v.InferOutput<typeof report>> {
	if (java === undefined) throw new Error('There is no Java; type: sudo apt-get install --yes default-jre-headless');
	// Deep documents need more stack than Java gives by itself.
	const options = ['-Xss4m', '-jar', jar, '--errors-only', '--exit-zero-always', '--format', 'json', '--stdout', folder];
	const { stdout } = await promisify(execFile)(java, options, { maxBuffer: 2 ** 28 });
	return v.parse(report, JSON.parse(stdout));
}

// The checker knows no container queries and no anchors, so it takes good styles for errors; the build reads them all. Nor does it know the
// link type `expect`.
const understood = (html: string): string =>
	html.replace(/(<style\b[^>]*>).*?<\/style>/gs, '$1</style>').replace(/<link rel="expect"[^>]*>/, '');
