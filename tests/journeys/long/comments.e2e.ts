import { createServer, type Server, type ServerResponse } from 'node:http';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type BrandId, brands } from '#brands';
import { violationsOn } from '../../support/browser/axe.ts';
import { phone } from '../../support/browser/demo-readers.ts';
import { fileBrowser } from '../../support/browser/file-browser.ts';
import { section, story } from '../../support/content.ts';
import { signIn } from '../../support/identity/identity.ts';
import { verifiedReader } from '../../support/identity/verified-reader.ts';
import { type Program, startProgram } from '../../support/programs/program.ts';
import { senderTo } from '../../support/sender.ts';

/** The stand-in for Disqus: what it does with a request for its script, and the hosts and paths that were asked for. */
let answer: (response: ServerResponse) => void;
let asked: string[] = [];
let standIn: Server;
let program: Program;
const browser = fileBrowser();
const { comments: texts } = brands.tn.texts;
const open = '/deportes/abierta/';

/** A script like that of Disqus: it reads its configuration, fills its place with what it was told, and says when it is ready. */
const script = `const config={page:{},callbacks:{}};window.disqus_config.call(config);
	const place=document.getElementById("disqus_thread");
	place.append(Object.assign(document.createElement("pre"),{textContent:JSON.stringify({...config.page,language:config.language})}));
	place.append(Object.assign(document.createElement("div"),{style:"height:900px"}));
	for(const run of config.callbacks.onReady)run();`;
const sends = (response: ServerResponse) => response.writeHead(200, { 'content-type': 'text/javascript' }).end(script);

beforeAll(async () => {
	standIn = createServer((request, response) => {
		asked.push(`${request.headers.host?.split(':')[0]}${request.url}`);
		answer(response);
	});
	await new Promise<void>((resolve) => standIn.listen(0, '127.0.0.1', resolve));
	const address = standIn.address();
	const port = typeof address === 'object' ? address?.port : undefined;
	const disqus = { DISQUS_SHORTNAMES: 'tn=kiosco-tn', DISQUS_URL: `http://localhost:${port}/` };
	const keys = { DISQUS_PUBLIC_KEY: 'tn=the-public-key', DISQUS_SECRET: 'tn=the-secret-key-of-the-application' };
	program = await startProgram({ environment: { DEMO_CONTENT: 'off', ...disqus, ...keys } });
	await publishStories('tn');
	await publishStories('ciudad');
});
afterAll(async () => {
	await program?.stop();
	standIn?.closeAllConnections();
	standIn?.close();
});
beforeEach(() => {
	asked = [];
	answer = sends;
});

const publishStories = (website: BrandId) =>
	senderTo(program, website).putAll([
		section('/deportes'),
		story('abierta', { website, website_url: open, headlines: { basic: 'El "agua" & el río' }, comments: { allow_comments: true } }),
		story('cerrada', { website, website_url: '/deportes/cerrada/', comments: { allow_comments: false } }),
		story('oculta', { website, website_url: '/deportes/oculta/', comments: { allow_comments: true, display_comments: false } }),
		story('con-muro', {
			website,
			website_url: '/deportes/con-muro/',
			comments: { allow_comments: true },
			content_restrictions: { content_code: 'registro' },
		}),
	]);

async function openStory(consent?: 'accepted' | 'rejected', options = {}): Promise<Page> {
	const context = await browser().newContext({ viewport: phone, ...options });
	if (consent) await context.addInitScript((given) => localStorage.setItem('kiosco-consent', given), consent);
	const page = await context.newPage();
	await page.goto(program.url('tn', open), { waitUntil: 'load' });
	return page;
}

const buttonOn = (page: Page) => page.locator('[data-comments] button');
const frameOn = (page: Page) => page.locator('[data-comments] iframe');

/** What the stand-in was told, once it shows it. */
async function toldIn(page: Page): Promise<Record<string, string>> {
	const text = await page.frameLocator('[data-comments] iframe').locator('pre').textContent();
	return JSON.parse(text ?? '');
}

describe('the comments of a story', () => {
	it('P06 are asked for after consent and a press, for this story and no reader, and the frame is as high as they are', async () => {
		const page = await openStory();
		await buttonOn(page).click();
		await page.getByText(texts.asks).waitFor();
		expect([asked, await frameOn(page).count()]).toEqual([[], 0]);
		await page.locator('[data-answer="accepted"]').click();
		expect(await toldIn(page)).toEqual({
			identifier: 'abierta',
			url: program.url('tn', open),
			title: 'El "agua" & el río',
			language: 'es_AR',
		});
		expect(asked).toEqual(['kiosco-tn.localhost/embed.js']);
		await expect.poll(async () => (await frameOn(page).boundingBox())?.height ?? 0).toBeGreaterThan(900);
		expect(await buttonOn(page).isVisible()).toBe(false);
		expect(await violationsOn(page)).toEqual([]);
	});

	it('P06 are not asked for by consent alone, nor where the reader refused', async () => {
		const accepted = await openStory('accepted');
		await buttonOn(accepted).scrollIntoViewIfNeeded();
		const rejected = await openStory('rejected');
		await buttonOn(rejected).click();
		await rejected.getByText(texts.asks).waitFor();
		await rejected.locator('[data-answer="rejected"]').click();
		expect([asked, await frameOn(accepted).count(), await frameOn(rejected).count()]).toEqual([[], 0, 0]);
		expect(await violationsOn(rejected)).toEqual([]);
	});

	it('API-30 know a reader who is signed in, by the payload of our accounts', async () => {
		const email = 'comenta@mail.test';
		await verifiedReader(program, { brand: 'tn', email });
		const login = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(signIn(email)) };
		const { body: session } = await program.send('tn', '/identity/public/v1/auth/login', login);
		const page = await openStory('accepted');
		await page.evaluate((text) => localStorage.setItem('ArcId.USER_INFO', text), session);
		await page.reload();
		expect(await page.getByText(texts.signInFirst).isVisible()).toBe(false);
		await buttonOn(page).focus();
		await page.keyboard.press('Enter');
		const { remote_auth_s3 = '', api_key } = await toldIn(page);
		const [message = '', signature] = remote_auth_s3.split(' ');
		expect(JSON.parse(Buffer.from(message, 'base64').toString())).toMatchObject({ email });
		expect(signature).toMatch(/^[\da-f]{40}$/);
		expect(api_key).toBe('the-public-key');
	});

	it('run in an origin of their own, which reaches neither the page nor its storage', async () => {
		const page = await openStory('accepted');
		await page.evaluate(() => localStorage.setItem('ArcId.USER_INFO', 'secreto'));
		await buttonOn(page).click();
		await toldIn(page);
		const frame = page.frames().find((one) => one.url().includes('/_site/comments/'));
		expect(await frame?.evaluate(() => self.origin)).toBe(`http://comentarios.localhost:${program.port}`);
		expect(await frame?.evaluate(() => localStorage.getItem('ArcId.USER_INFO'))).toBeNull();
		await expect(frame?.evaluate(() => parent.document.title)).rejects.toThrow(/cross-origin/);
		expect((await program.get('tn', '/_site/comments/tn')).status).toBe(404);
		expect((await program.get('comentarios', '/_site/comments/ciudad')).status).toBe(404);
	});

	it.each([
		['never answers', () => undefined],
		['ends the connection', (response: ServerResponse) => response.destroy()],
	])('W17 say so when Disqus %s, and come at the next try', async (_name, answers) => {
		answer = answers;
		const page = await openStory('accepted');
		await buttonOn(page).click();
		await page.getByRole('status').getByText(texts.failed).waitFor();
		expect(await frameOn(page).count()).toBe(0);
		expect(await violationsOn(page)).toEqual([]);
		answer = sends;
		await page.getByRole('button', { name: brands.tn.texts.tryAgain }).click();
		expect(await toldIn(page)).toMatchObject({ identifier: 'abierta' });
		expect(await page.getByText(texts.failed).count()).toBe(0);
	});

	it('need scripts, and say so without them', async () => {
		const page = await openStory(undefined, { javaScriptEnabled: false });
		expect(await page.getByText(texts.needsScripts).isVisible()).toBe(true);
		expect(await buttonOn(page).isVisible()).toBe(false);
	});
});

describe('a story without comments', () => {
	const isOffered = async (brand: BrandId, path: string) => (await program.get(brand, path)).body.includes('data-comments');

	it('is each one that does not allow or show them, one behind a wall, and each of a brand that has none', async () => {
		expect(await isOffered('tn', open)).toBe(true);
		for (const path of ['/deportes/cerrada/', '/deportes/oculta/', '/deportes/con-muro/'])
			expect(await isOffered('tn', path), path).toBe(false);
		expect(await isOffered('ciudad', open)).toBe(false);
	});

	it('W06 is framed by no host but those of every page', async () => {
		const policyOf = async (brand: BrandId, path: string) => (await program.get(brand, path)).headers['content-security-policy'];
		expect(await policyOf('tn', open)).toContain('http://comentarios.localhost');
		expect(await policyOf('ciudad', open)).not.toContain('comentarios');
		expect(await policyOf('tn', '/deportes/')).not.toContain('comentarios');
	});
});
