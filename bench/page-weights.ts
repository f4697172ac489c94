import { gzipSync } from 'node:zlib';
import { type Browser, chromium } from 'playwright-core';
import { brandList } from '#brands';
import { chromiumFlags } from '../tools/chromium-flags.ts';
import { debianPrograms } from '../tools/debian-programs.ts';
import type { Bench } from './bench-run.ts';
import { pageOfEachType } from './crawl.ts';
import { startProgram } from './program.ts';
import { readAsReader } from './read-as-reader.ts';
import { kilobytes, type Section } from './table.ts';

const types = ['home', 'cover', 'section', 'story', 'tag', 'author', 'search'];

/** Measures the bytes that a browser downloads when a reader opens a page and scrolls to its end. */
export async function pageWeights(bench: Bench): Promise<Section> {
	const program = await startProgram(bench);
	const browser = await openBrowser(bench);
	const rows: string[][] = [];
	for (const { id: brand } of brandList) {
		for (const { path, type, html } of await pageOfEachType(program, brand, types)) {
			const { bytes } = await program.fetchPage(brand, path, { 'accept-encoding': 'br' });
			const fetched = await readAsReader(browser, `http://${program.host(brand)}${path}`);
			rows.push([
				`${brand} ${type}`,
				...[Buffer.byteLength(html), bytes.length].map(kilobytes),
				...[gzipped(inlined(html, 'style')), gzipped(inlined(html, 'script')), fetched.scripts, fetched.fonts, fetched.pictures].map(
					kilobytes,
				),
				fetched.react ? 'yes' : 'no',
			]);
		}
	}
	await browser.close();
	await program.stop();
	return {
		title: 'Bytes of a page',
		head: ['page', 'HTML', 'br', 'inlined CSS gzip', 'inlined JS gzip', 'fetched JS gzip', 'fonts', 'pictures', 'React fetched'],
		rows,
		notes: [
			'kB of 1,000 bytes. A phone of 360 px scrolls to the end without touching anything. CSS and inlined JavaScript are part of the HTML.',
		],
	};
}

async function openBrowser({ cleanup }: Bench): Promise<Browser> {
	const { chromium: executablePath } = debianPrograms('chromium');
	if (executablePath === undefined) throw new Error('Chromium is not installed; type: sudo apt-get install --yes chromium');
	const browser = await chromium.launch({ executablePath, args: [...chromiumFlags] });
	cleanup.add(() => browser.close());
	return browser;
}

/** The contents of all elements of a kind without attributes, which excludes data such as JSON-LD. */
function inlined(html: string, element: 'style' | 'script'): string {
	return [...html.matchAll(new RegExp(`<${element}>(.*?)</${element}>`, 'gs'))].map(([, content]) => content).join('');
}

function gzipped(text: string): number {
	return gzipSync(text).length;
}
