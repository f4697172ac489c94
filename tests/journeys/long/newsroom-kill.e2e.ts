import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { fileBrowser } from '../../support/browser/file-browser.ts';
import { type KillableBrowser, killableBrowser } from '../../support/browser/killable-browser.ts';
import { bodyOf, says } from '../../support/browser/newsroom-writer.ts';
import { section } from '../../support/content.ts';
import { ownPostgres } from '../../support/databases/database.ts';
import { byForm } from '../../support/form.ts';
import { signInStaff } from '../../support/identity/staff-visits.ts';
import { freePort } from '../../support/programs/free-port.ts';
import { type Program, startProgram } from '../../support/programs/program.ts';
import { senderTo } from '../../support/sender.ts';

const kills = byForm(5, 10);
/** Age in ms from which typed text must never be lost. */
const safeAfterMs = 2_000;
const brand = 'tn';
const signing = fileBrowser();

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;
type Typed = { readonly word: string; readonly at: number };

let ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
	for (const end of ends.toReversed()) await end();
	ends = [];
});

/** A newsroom whose program can be killed, and started again at the same address with the same data. */
async function newsroom(databaseUrl: string | undefined) {
	const dataDir = await mkdtemp(join(tmpdir(), 'kiosco-kill-'));
	ends.push(() => rm(dataDir, { recursive: true, force: true }));
	const environment = { DEMO_CONTENT: 'off', PORT: String(await freePort()), ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
	const start = () => startProgram({ dataDir, environment, isEmbedded: databaseUrl === undefined });
	let program: Program = await start();
	ends.push(() => program.stop('SIGKILL'));
	return {
		program: () => program,
		kill: () => program.stop('SIGKILL'),
		start: async () => {
			program = await start();
		},
	};
}

/** Types words until a time; each word is a different one. */
async function typeUntil(end: number, { page, typed }: { page: Page; typed: Typed[] }): Promise<void> {
	while (Date.now() < end) {
		count += 1;
		const word = `p${count}x`;
		await page.keyboard.type(`${word} `);
		typed.push({ word, at: Date.now() });
		await sleep(20);
	}
}

/** How many words were typed. */
let count = 0;

async function openStory(browser: KillableBrowser, { url, cookies }: { url: string; cookies: Cookies }): Promise<Page> {
	const context = await browser.open();
	await context.addCookies(cookies);
	const page = await context.newPage();
	await page.goto(url);
	await bodyOf(page).waitFor();
	await bodyOf(page).focus();
	await page.keyboard.press('Control+End');
	return page;
}

async function typesWhileKilled(databaseUrl: string | undefined): Promise<void> {
	const server = await newsroom(databaseUrl);
	await senderTo(server.program(), brand).put(section('/politica'));
	const visit = await signing().newContext();
	await signInStaff(await visit.newPage(), brand, { program: server.program(), databaseUrl: databaseUrl ?? '' });
	const cookies = await visit.cookies();
	const browser = await killableBrowser();
	ends.push(() => browser.remove());
	const url = server.program().url('redaccion', `/${brand}/notas/${'K'.repeat(26)}/?nueva`);
	let page = await openStory(browser, { url, cookies });
	let typed: Typed[] = [];
	for (let kill = 0; kill < kills; kill += 1) {
		const isServerKilled = kill % 2 === 1;
		if (isServerKilled) await Promise.all([server.kill(), typeUntil(Date.now() + 1_000, { page, typed })]);
		await typeUntil(Date.now() + 1_500 + Math.random() * 2_500, { page, typed });
		const killedAt = Date.now();
		await browser.kill();
		if (isServerKilled) await server.start();
		page = await openStory(browser, { url, cookies });
		const text = await bodyOf(page).innerText();
		const isThere = ({ word }: Typed) => text.includes(word);
		const safe = typed.filter(({ at }) => at <= killedAt - safeAfterMs);
		expect(
			safe.filter((one) => !isThere(one)),
			`lost after kill ${kill + 1} of ${kills}`,
		).toEqual([]);
		// Words of the last two seconds may be lost. Words that are there must stay.
		typed = typed.filter(isThere).map(({ word }) => ({ word, at: 0 }));
	}
	await says(page, 'Guardado');
	const stored: string = await page.evaluate(
		async (path) => (await (await fetch(path)).json()).newest.text,
		`/${brand}/api/notas/${'K'.repeat(26)}/`,
	);
	expect(typed.filter(({ word }) => !stored.includes(word))).toEqual([]);
}

describe('a story that is written while the browser and the server are killed', () => {
	it('N06 has every word typed two seconds before, on the embedded database', { timeout: 1_800_000 }, () => typesWhileKilled(undefined));

	it('N06 has every word typed two seconds before, on PostgreSQL', { timeout: 1_800_000 }, async () => {
		const postgres = await ownPostgres();
		ends.push(() => postgres.drop());
		await typesWhileKilled(postgres.databaseUrl);
	});
});
