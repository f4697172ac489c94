import pg from 'pg';
import type { BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BrandId, brands } from '#brands';
import { listenTo } from '../../support/browser/browser.ts';
import { fileBrowser } from '../../support/browser/file-browser.ts';
import { type OwnPostgres, ownPostgres } from '../../support/databases/database.ts';
import { accountBrands, arriveAt, button, field, isReady, signOut } from '../../support/identity/account-visits.ts';
import { goodPassword } from '../../support/identity/identity.ts';
import { signInStaff } from '../../support/identity/staff-visits.ts';
import { verifiedReader } from '../../support/identity/verified-reader.ts';
import { type Program, startProgram } from '../../support/programs/program.ts';

let postgres: OwnPostgres;
let program: Program;
const browser = fileBrowser();
beforeAll(async () => {
	postgres = await ownPostgres();
	program = await startProgram({
		environment: {
			DATABASE_URL: postgres.databaseUrl,
			DEMO_CONTENT: 'off',
			TAG_MANAGERS: 'tn=GTM-TEST01',
			META_DATASETS: 'tn=1234567890:a-token-of-the-dataset-of-tests',
		},
	});
});
afterAll(async () => {
	await program?.stop();
	await postgres?.drop();
});

const tagManager = 'https://www.googletagmanager.com/**';

/** What the tests of each brand made the program count so far. */
const counted = new Map<BrandId, Record<string, number>>();

/** Opens a page for a new reader, and lists what it pushes to its data layer and what it sends. */
async function reader() {
	const context = await browser().newContext({ viewport: { width: 1280, height: 900 } });
	const layer: unknown[] = [];
	await context.exposeBinding('pushedToLayer', (_source, event: unknown) => layer.push(event));
	await context.addInitScript(() => {
		const pushed = (event: object) => Reflect.get(window, 'pushedToLayer')(event);
		Object.assign(window, { dataLayer: Object.assign([], { push: pushed }) });
	});
	const page = await context.newPage();
	const sent: string[] = [];
	page.on('request', (request) => request.url().endsWith('/_site/events') && sent.push(request.postData() ?? ''));
	return { page, layer, sent, complaints: listenTo(page) };
}

async function countsOf(id: BrandId): Promise<Record<string, number>> {
	const client = new pg.Client(postgres.databaseUrl);
	await client.connect();
	const { rows } = await client.query('select event, detail, count::int from analytics.event_count where brand = $1', [id]);
	await client.end();
	return Object.fromEntries(rows.map(({ event, detail, count }) => [`${event} ${detail}`.trim(), count]));
}

type Measured = Awaited<ReturnType<typeof reader>> & { readonly id: BrandId };

/** What a page pushed is what it sent, and each event is counted once. Nothing else is counted. */
async function expectMeasured({ id, layer, sent }: Measured, events: readonly object[]): Promise<void> {
	expect(layer).toEqual(events);
	expect(sent.map((text) => JSON.parse(text))).toEqual(layer);
	const counts = Object.fromEntries(events.map((event) => [Object.values(event).join(' '), 1]));
	counted.set(id, { ...counted.get(id), ...counts });
	await expect.poll(() => countsOf(id), { timeout: 15_000 }).toEqual(counted.get(id));
}

describe.each(accountBrands)('what a reader of $id does', ({ id }) => {
	it('ANA-01 ANA-02 P06 in searches and on links is pushed to the data layer and counted, without personal data', async () => {
		const visit = await reader();
		const { page } = visit;
		await page.goto(program.url(id, '/'));
		await page.locator('[popovertarget="buscador"] >> visible=true').click();
		await page.locator('#buscador input').fill(`copa medida-${id}@mail.test`);
		await page.keyboard.press('Enter');
		await page.waitForURL('**/buscar/**');
		await page.locator('footer [href="/terminos-y-condiciones/"]').click();
		await arriveAt(page, '/terminos-y-condiciones/');
		await page.locator('header [popovertarget="menu"] >> visible=true').click();
		await page.locator('#menu [href="/ingresar/"]').click();
		await arriveAt(page, '/ingresar/');
		await expectMeasured({ ...visit, id }, [
			{ event: 'search-click' },
			{ event: 'link-click', place: 'footer' },
			{ event: 'link-click', place: 'menu' },
		]);
		expect(visit.complaints).toMatchObject({ console: [], foreign: [] });
	});

	it('ANA-03 in the sign-up form is pushed to the data layer and counted once, when they begin to fill it in', async () => {
		const visit = await reader();
		const { page } = visit;
		await page.goto(program.url(id, '/ingresar/'));
		await page.locator('main [href="/registrarse/"]').click();
		await arriveAt(page, '/registrarse/');
		await isReady(page);
		await field(page, 'Nombre').fill('Ana');
		await field(page, 'Apellido').fill('Núñez');
		await expectMeasured({ ...visit, id }, [{ event: 'form_interaction', form_name: 'registrarme' }]);
		expect(visit.complaints).toMatchObject({ console: [], foreign: [] });
	});

	it('ANA-04 ANA-05 ANA-06 FLOW-03 to sign in and out is pushed to the data layer and counted, without personal data', async () => {
		const visit = await reader();
		const { page } = visit;
		const email = `medida-${id}@mail.test`;
		await verifiedReader(program, { brand: id, email });
		await page.goto(program.url(id, '/ingresar/'));
		await isReady(page);
		await field(page, 'Mail').fill(email);
		await field(page, 'Contraseña').fill('otra frase de Tandil 9');
		await button(page, 'Ingresar').click();
		await page.getByText('La combinación de email y contraseña son incorrectos.').waitFor();
		await field(page, 'Contraseña').fill(goodPassword);
		await button(page, 'Ingresar').click();
		await page.waitForURL((url) => url.pathname !== '/ingresar/');
		// Calls of the page that come after the end of the session are refused, which the browser would write to the console.
		await page.goto(program.url(id, '/perfil/'), { waitUntil: 'networkidle' });
		await signOut(page);
		await expectMeasured({ ...visit, id }, [
			{ event: 'user-error', message: 'Authentication failed' },
			{ event: 'authentication', method: 'password' },
			{ event: 'logout' },
		]);
		expect(visit.complaints).toMatchObject({
			console: ['Failed to load resource: the server responded with a status of 401 (Unauthorized)'],
			foreign: [],
		});
	});
});

/** Opens a page with a fake tag manager; `others` lists the requests to third parties, and to Meta through us. */
async function openMeasured(context: BrowserContext, path: string) {
	await context.route(tagManager, (route) => route.fulfill({ contentType: 'text/javascript', body: 'window.tagged = true' }));
	const page = await context.newPage();
	const others: string[] = [];
	page.on('request', (request) => /googletagmanager|meta-api/.test(request.url()) && others.push(request.url()));
	const complaints = listenTo(page);
	await page.goto(program.url('tn', path), { waitUntil: 'load' });
	await page.waitForSelector('kiosco-island[data-island="consent"][data-state="ready"]', { state: 'attached' });
	return { page, others, complaints, notice: page.locator('[data-notice]') };
}

describe('consent', () => {
	it('CONT-06 P06 W01 is asked before third parties measure a reader, is remembered, and can be withdrawn', async () => {
		const context = await browser().newContext();
		const { page, others, complaints, notice } = await openMeasured(context, '/?email=ana@mail.test');
		expect(await notice.isVisible()).toBe(true);
		await button(page, 'Rechazar').click();
		await page.reload({ waitUntil: 'load' });
		await page.waitForSelector('kiosco-island[data-island="consent"][data-state="ready"]', { state: 'attached' });
		expect(await notice.isVisible()).toBe(false);
		expect(others).toEqual([]);

		await button(page, 'Preferencias de privacidad').click();
		await button(page, 'Aceptar').click();
		await page.waitForFunction(() => Reflect.get(window, 'tagged'));
		await expect.poll(() => others.length).toBe(2);
		expect(others.find((url) => url.includes('googletagmanager'))).toBe('https://www.googletagmanager.com/gtm.js?id=GTM-TEST01');
		const query = new URL(others.find((url) => url.includes('meta-api')) ?? '').searchParams.get('query') ?? '';
		const userAgent = await page.evaluate(() => navigator.userAgent);
		expect(JSON.parse(query)).toEqual({ 'arc-site': 'tn', userAgent, eventSourceUrl: program.url('tn', '/') });

		await page.goto(program.url('tn', '/ingresar/'));
		await isReady(page);
		expect(await page.locator('[data-notice]').count()).toBe(0);
		expect(others.length).toBe(2);
		await page.goto(program.url('tn', '/'));
		await expect.poll(() => others.length).toBe(4);
		await button(page, 'Preferencias de privacidad').click();
		await Promise.all([page.waitForEvent('load'), button(page, 'Rechazar').click()]);
		await page.waitForSelector('kiosco-island[data-island="consent"][data-state="ready"]', { state: 'attached' });
		expect(others.length).toBe(4);
		expect(complaints.console).toEqual([]);
	});

	it('P06 is not asked on a brand whose readers no third party measures', async () => {
		const { page, complaints } = await reader();
		await page.goto(program.url('ciudad', '/'), { waitUntil: 'load' });
		expect(await page.locator('[data-island="consent"], [data-consent-open]').count()).toBe(0);
		expect(complaints).toEqual({ console: [], foreign: [], failed: [] });
	});
});

describe.each(accountBrands)('a member of staff who signed in on $id', ({ id, metaConversions }) => {
	it('ADM-02 ADM-03 PWD-08 VAL-08 is known to its pages: none sends her away, and none reports her to Meta', async () => {
		const context = await browser().newContext();
		const page = await context.newPage();
		const paths = ['/validar-registro/', '/modificar-contrasena/'];
		for (const path of paths) {
			await page.goto(program.url(id, path));
			await arriveAt(page, '/ingresar/');
		}
		await signInStaff(page, id, { program, databaseUrl: postgres.databaseUrl });
		await page.goto(program.url('redaccion', `/${id}/sitio/`));
		await arriveAt(page, '/');
		for (const path of paths) {
			await page.goto(program.url(id, path), { waitUntil: 'networkidle' });
			expect(new URL(page.url()).pathname).toBe(path);
		}
		if (!metaConversions) return;
		const { page: front, others } = await openMeasured(context, '/');
		await button(front, 'Aceptar').click();
		await front.waitForFunction(() => Reflect.get(window, 'tagged'));
		await front.waitForLoadState('networkidle');
		expect(others.filter((url) => url.includes('meta-api'))).toEqual([]);
	});
});

describe('the speed of pages', () => {
	const id = 'eldoce';
	let measuring: Program;
	beforeAll(async () => {
		const environment = { DATABASE_URL: postgres.databaseUrl, DEMO_CONTENT: 'off', SPEED_SAMPLE: '1' };
		measuring = await startProgram({ environment });
	});
	afterAll(async () => {
		await measuring?.stop();
	});
	const speeds = async () => Object.keys(await countsOf(id)).filter((counted) => counted.startsWith('page-speed'));

	it('P06 is counted in the share of page views that the operator names, as words without the page or its reader', async () => {
		const { page, complaints } = await reader();
		const view = async () => {
			await page.goto(measuring.url(id, '/ultimas-noticias/'));
			await page.locator('[data-island="page-speed"][data-state="ready"]').waitFor({ state: 'attached' });
			await page.locator('h1').click();
			await page.goto(measuring.url(id, '/terminos-y-condiciones/'));
			return speeds();
		};
		// A page that is left at once may end before the browser told when it was painted first; then what moved is not known.
		await expect.poll(view, { timeout: 30_000, interval: 2_000 }).toContain('page-speed cls good');
		expect(await speeds()).toContainEqual(expect.stringContaining('page-speed lcp'));
		expect(complaints).toMatchObject({ console: [], foreign: [] });
	});

	it('ROUTE-14 is in the public figures once enough is known, and so is how available the site was', async () => {
		const { page } = await reader();
		await page.goto(measuring.url(id, '/estadisticas/'));
		const site = page.getByRole('region', { name: brands[id].texts.statistics.site });
		expect(await site.getByText(brands[id].texts.statistics.tooFewVisits).count()).toBe(3);
	});
});
