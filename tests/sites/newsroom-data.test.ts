import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import type { brandList } from '#brands';
import { type ServedNewsroom, servedNewsroom } from '../support/browser/served-newsroom.ts';
import { migrations } from '../support/browser/served-sites.ts';
import { describeOnBoth } from '../support/databases/database.ts';
import { putDemo, putDemoData } from '../support/demo.ts';
import { staffSession } from '../support/identity/staff-accounts.ts';
import { withSession } from '../support/identity/staff-pages.ts';
import { postedFields } from '../support/posted-fields.ts';
import { storedData } from '../support/stored-data.ts';

const monday = '/eltrece/datos/schedule/documento/monday/';

/** An address after a publication that readers had in so many milliseconds. */
const seenAfter = (address: string): RegExp => new RegExp(`^${address.replace('?', '\\?')}&tras=\\d+$`);

function dataDesk(sites: ServedNewsroom) {
	const storedMonday = () => storedData(sites, 'eltrece', { kind: 'schedule', id: 'monday' });
	const editorOf = async (brands?: readonly (typeof brandList)[number]['id'][]) =>
		withSession(sites, await staffSession(sites, { role: 'editor', brands }));

	describe('an editor of the data that pages show', () => {
		beforeEach(() => putDemoData(sites.content(), 'eltrece', sites.content.clock.now));

		it('changes a broadcast, which readers have at once in the schedule', async () => {
			const editor = await editorOf();
			expect((await editor.open('/eltrece/datos/')).body).toMatch(/Grilla<\/a> <span class="mark">7</);
			expect((await editor.open('/eltrece/datos/schedule/?q=lunes')).status).toBe(200);
			const fields = postedFields((await editor.open(monday)).body);
			const before = await sites.get('eltrece', '/grilla/');
			expect(before.body).not.toContain('La noche inventada');
			const saved = await editor.send(monday, { ...fields, 'd.broadcasts.0.title': 'La noche inventada', hacer: 'publicar' });
			expect(saved.headers.location).toMatch(seenAfter(`${monday}?hecho=publicado`));
			expect((await editor.open(`${monday}?hecho=publicado&tras=312`)).body).toContain(
				'Publicado. Los lectores ya lo ven: tardó 0,3\u00a0s.',
			);
			expect((await editor.open(`${monday}?hecho=publicado&tras=same`)).body).toContain('Publicado. La página sigue igual');
			expect((await sites.get('eltrece', '/grilla/')).body).toContain('La noche inventada');
			expect((await storedMonday()).sender).toMatch(/^staff editor </);
		});

		it('sees the page as it will be, of a document and of a menu, while readers and the store have what they had', async () => {
			const editor = await editorOf();
			const fields = { ...postedFields((await editor.open(monday)).body), 'd.broadcasts.0.title': 'La noche inventada' };
			const { revision } = await storedMonday();
			const seen = await editor.send(monday, { ...fields, hacer: 'vista' });
			expect(seen.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
			expect([seen.status, seen.body]).toEqual([200, expect.stringContaining('La noche inventada')]);
			expect(seen.body).toContain('<title>Vista previa: ');
			expect((await sites.get('eltrece', '/grilla/')).body).not.toContain('La noche inventada');
			expect((await storedMonday()).revision).toBe(revision);

			const menu = '/eltrece/menus/primary/';
			const link = { nombre: 'El tiempo ya', direccion: '/clima/', hacer: 'link' };
			const changed = postedFields((await editor.send(menu, { ...postedFields((await editor.open(menu)).body), ...link })).body);
			expect((await editor.send(menu, { ...changed, hacer: 'vista' })).body).toMatch(/href="[^"]+\/clima\/"[^>]*>El tiempo ya/);
			expect((await sites.get('eltrece', '/')).body).not.toContain('El tiempo ya');
		});

		it('keeps a draft, right or wrong, with which another editor goes on and publishes, and readers see nothing before', async () => {
			const editor = await editorOf();
			const other = withSession(sites, await staffSession(sites, { role: 'admin' }));
			const begun = postedFields((await editor.open(monday)).body);
			const { location: untitled } = (await editor.send(monday, { ...begun, 'd.broadcasts.0.title': '', hacer: 'guardar' })).headers;
			const draft = String(untitled).replace('&hecho=guardado', '');
			expect(untitled).toMatch(/\?borrador=\d+&hecho=guardado$/);
			expect((await editor.open(String(untitled))).body).toContain('Se guardó como borrador. Los lectores no lo ven.');
			expect((await other.open('/eltrece/datos/schedule/')).body).toContain(draft);
			const opened = await other.open(draft);
			expect(opened.body).toContain('Es un borrador de editor');
			const fields = postedFields(opened.body);
			expect(fields['d.broadcasts.0.title']).toBe('');
			expect((await sites.get('eltrece', '/grilla/')).body).not.toContain('La noche pensada');
			const saved = await other.send(monday, { ...fields, 'd.broadcasts.0.title': 'La noche pensada', hacer: 'guardar' });
			expect(saved.headers.location).not.toBe(untitled);
			const second = String(saved.headers.location);
			await other.send(monday, { ...postedFields((await other.open(second)).body), hacer: 'publicar' });
			expect((await sites.get('eltrece', '/grilla/')).body).toContain('La noche pensada');
			expect((await other.open(second)).status).toBe(404);
			const number = /borrador=(\d+)/.exec(draft)?.[1];
			await editor.send(`/eltrece/datos/schedule/borradores/${number}/descartar/`);
			expect((await editor.open(monday)).body).not.toContain('Borradores');
		});

		it('gets a discarded draft back by the button beside the notice, for a day', async () => {
			const editor = await editorOf();
			const drafts: string[] = [];
			for (const blank of [monday, '/eltrece/datos/schedule/nuevo/']) {
				const fields = postedFields((await editor.open(blank)).body);
				const { location } = (await editor.send(blank, { ...fields, hacer: 'guardar' })).headers;
				const draft = String(location).replace('&hecho=guardado', '');
				const ofDraft = `/eltrece/datos/schedule/borradores/${/borrador=(\d+)/.exec(draft)?.[1]}/`;
				const notice = String((await editor.send(`${ofDraft}descartar/`)).headers.location);
				expect((await editor.open(notice)).body).toContain(`El borrador se descartó.<form action="${ofDraft}recuperar/" method="post">`);
				expect((await editor.open(draft)).status).toBe(404);
				expect((await editor.send(`${ofDraft.replace('eltrece', 'tn')}recuperar/`)).status).toBe(404);
				expect((await editor.send(`${ofDraft}recuperar/`)).headers.location).toBe(draft);
				expect((await editor.open(draft)).status).toBe(200);
				await editor.send(`${ofDraft}descartar/`);
				drafts.push(ofDraft);
			}
			sites.content.clock.now = new Date(sites.content.clock.now.getTime() + 86_400_001);
			const later = withSession(sites, await staffSession(sites, { role: 'admin' }));
			await later.send('/eltrece/datos/schedule/borradores/999/descartar/');
			for (const ofDraft of drafts) expect((await later.send(`${ofDraft}recuperar/`)).status).toBe(404);
		});

		it('keeps drafts of new documents apart, and each for its brand', async () => {
			const editor = await editorOf();
			const blank = '/eltrece/datos/redirect/nuevo/';
			const fields = postedFields((await editor.open(blank)).body);
			const save = async (path: string) =>
				String((await editor.send(blank, { ...fields, 'd.canonical_url': path, hacer: 'guardar' })).headers.location);
			const [first, second] = [await save('/uno/'), await save('/dos/')];
			expect(postedFields((await editor.open(first)).body)['d.canonical_url']).toBe('/uno/');
			expect(postedFields((await editor.open(second)).body)['d.canonical_url']).toBe('/dos/');
			expect((await editor.open(first.replace('/eltrece/', '/tn/'))).status).toBe(404);
			expect((await editor.open(first.replace('redirect', 'collection'))).status).toBe(404);
		});

		it('is told what is wrong with a document before there is a preview of it, and when its address leads to another page', async () => {
			const editor = await editorOf();
			const fields = postedFields((await editor.open(monday)).body);
			const wrong = await editor.send(monday, { ...fields, 'd.broadcasts.0.title': '', hacer: 'vista' });
			expect([wrong.status, wrong.body]).toEqual([422, expect.stringContaining('hay algo para corregir')]);
			const redirect = '/eltrece/datos/redirect/nuevo/';
			const blank = postedFields((await editor.open(redirect)).body);
			const typed = { ...blank, 'd.canonical_url': '/promo-vieja/', 'd.redirect_url': '/grilla/', hacer: 'vista' };
			expect((await editor.send(redirect, typed)).body).toContain('La dirección lleva a otra página');
		});

		it('adds a broadcast by buttons alone, which takes the place of its time', async () => {
			const editor = await editorOf();
			const fields = postedFields((await editor.open(monday)).body);
			const longer = await editor.send(monday, { ...fields, hacer: 'add:d.broadcasts' });
			expect(longer.status).toBe(200);
			const added = postedFields(longer.body);
			const place = Object.keys(added).filter((name) => name.endsWith('.start')).length - 1;
			expect(added[`d.broadcasts.${place}.start`]).toBe('');
			const typed = { [`d.broadcasts.${place}.start`]: '00:01', [`d.broadcasts.${place}.title`]: 'Un minuto después' };
			expect((await editor.send(monday, { ...added, ...typed, hacer: 'publicar' })).status).toBe(303);
			expect((await storedMonday()).document).toMatchObject({
				broadcasts: [{}, { start: '00:01', title: 'Un minuto después' }, ...Array.from({ length: place - 1 }, () => ({}))],
			});
			const again = postedFields((await editor.open(monday)).body);
			const shorter = postedFields((await editor.send(monday, { ...again, hacer: 'remove:d.broadcasts.1' })).body);
			expect(Object.values(shorter)).not.toContain('Un minuto después');
		});

		it('finds what was typed, and what is wrong beside it, when a value cannot be', async () => {
			const editor = await editorOf();
			const fields = postedFields((await editor.open(monday)).body);
			const wrong = { 'd.broadcasts.1.title': '  ', 'd.broadcasts.2.programme': 'mi programa', 'd.broadcasts.3.title': 'Se queda acá' };
			const answer = await editor.send(monday, { ...fields, ...wrong, hacer: 'publicar' });
			expect(answer.status).toBe(422);
			expect(answer.body).toContain('No se publicó: hay algo para corregir.');
			expect(answer.body).toMatch(/id="d\.broadcasts\.1\.title-wrong">Falta completar\.</);
			expect(answer.body).toMatch(/id="d\.broadcasts\.2\.programme-wrong">No tiene la forma que se espera\.</);
			expect(postedFields(answer.body)).toMatchObject({
				'd.broadcasts.2.programme': 'mi programa',
				'd.broadcasts.3.title': 'Se queda acá',
			});
			expect((await storedMonday()).sender).toBe('demo');
		});

		it('is told when another person published the same list meanwhile, and replaces it only knowingly', async () => {
			const [one, other] = [await editorOf(), withSession(sites, await staffSession(sites, { role: 'admin' }))];
			const fields = postedFields((await one.open(monday)).body);
			await other.send(monday, { ...fields, 'd.broadcasts.0.title': 'De la otra persona', hacer: 'publicar' });
			const late = await one.send(monday, { ...fields, 'd.broadcasts.0.title': 'De la primera', hacer: 'publicar' });
			expect(late.status).toBe(409);
			expect(late.body).toContain('mientras escribías, admin publicó otra versión');
			expect(late.body).toContain('Ahora dice: De la otra persona');
			expect(late.body.match(/<li id="d\.broadcasts\.\d+"><details open="">/g), 'open: what differs').toHaveLength(1);
			expect(JSON.stringify((await storedMonday()).document)).toContain('De la otra persona');
			const knowing = { ...postedFields(late.body), hacer: 'publicar' };
			expect((await one.send(monday, knowing)).status).toBe(303);
			expect(JSON.stringify((await storedMonday()).document)).toContain('De la primera');
		});

		it('keeps what another person changed in other members', async () => {
			const page = '/eltrece/datos/masthead/documento/masthead/';
			const [one, other] = [await editorOf(), withSession(sites, await staffSession(sites, { role: 'admin' }))];
			const fields = postedFields((await one.open(page)).body);
			await other.send(page, { ...fields, 'd.text': 'Un texto de la otra persona', hacer: 'publicar' });
			const saved = await one.send(page, { ...fields, 'd.publisher.name': 'La Otra Editora S. A.', hacer: 'publicar' });
			expect(saved.headers.location).toMatch(seenAfter(`${page}?hecho=unido`));
			expect((await storedData(sites, 'eltrece', { kind: 'masthead', id: 'masthead' })).document).toMatchObject({
				text: 'Un texto de la otra persona',
				publisher: { name: 'La Otra Editora S. A.' },
			});
		});

		it('opens a former version and goes back to it', async () => {
			const editor = await editorOf();
			const { body } = await editor.open(monday);
			await editor.send(monday, { ...postedFields(body), 'd.broadcasts.0.title': 'Un error', hacer: 'publicar' });
			const [, version = ''] = /\?version=([0-9a-f]{64})/.exec((await editor.open(monday)).body) ?? [];
			const former = await editor.open(`${monday}?version=${version}`);
			expect(former.body).toContain('Volver a esta versión');
			expect((await editor.send(monday, { ...postedFields(former.body), hacer: 'publicar' })).status).toBe(303);
			expect(JSON.stringify((await storedMonday()).document)).not.toContain('Un error');
		});

		it('adds a newsletter with an id of its title, takes it from readers after a question, and publishes it again', async () => {
			const editor = await editorOf();
			const blank = postedFields((await editor.open('/eltrece/datos/newsletter/nuevo/')).body);
			const typed = { 'd.title': 'La señal de la mañana', 'd.text': 'Lo que viene hoy.', 'd.schedule': 'De lunes a viernes' };
			const page = '/eltrece/datos/newsletter/documento/la-senal-de-la-manana/';
			const made = await editor.send('/eltrece/datos/newsletter/nuevo/', { ...blank, ...typed, hacer: 'publicar' });
			expect(made.headers.location).toMatch(seenAfter(`${page}?hecho=publicado`));
			expect((await sites.get('eltrece', '/newsletters/la-senal-de-la-manana/')).status).toBe(200);
			const twice = await editor.send('/eltrece/datos/newsletter/nuevo/', { ...blank, ...typed, hacer: 'publicar' });
			expect([twice.status, twice.body.includes('ya hay uno con ese identificador')]).toEqual([409, true]);
			expect((await editor.open(`${page}quitar/`)).body).toContain('¿Quitar “La señal de la mañana”?');
			expect((await editor.send(`${page}quitar/`)).headers.location).toBe('/eltrece/datos/newsletter/?hecho=quitado');
			expect((await sites.get('eltrece', '/newsletters/la-senal-de-la-manana/')).status).toBe(404);
			expect((await editor.open('/eltrece/datos/newsletter/')).body).toContain('No se ve');
			await editor.send(page, { ...postedFields((await editor.open(page)).body), hacer: 'publicar' });
			expect((await sites.get('eltrece', '/newsletters/la-senal-de-la-manana/')).status).toBe(200);
			const admin = withSession(sites, await staffSession(sites, { role: 'admin' }));
			const [log = ''] = /<ol class="log">.*<\/ol>/s.exec((await admin.open('/eltrece/registro/')).body) ?? [];
			for (const told of ['Publicó un dato', 'Quitó un dato', 'la-senal-de-la-manana']) expect(log).toContain(told);
		});

		it('makes a collection of stories that its form suggests, which readers have at an address of its title', async () => {
			await putDemo(sites.content(), 'eltrece', sites.content.clock.now);
			const editor = await editorOf();
			const form = await editor.open('/eltrece/datos/collection/nuevo/');
			const [, story = '', title = ''] = /id="lista-stories"><option value="([^"]+)" label="(\w[^"]*)/.exec(form.body) ?? [];
			expect(form.body).toMatch(/id="lista-sections"><option value="\/[\w-]+" label="\w/);
			const longer = await editor.send('/eltrece/datos/collection/nuevo/', { ...postedFields(form.body), hacer: 'add:d.content_elements' });
			expect(longer.body).toContain('list="lista-stories"');
			const typed = { 'd.headlines.basic': 'Lo que se vio', 'd.content_elements.0.referent.id': story };
			const made = await editor.send('/eltrece/datos/collection/nuevo/', { ...postedFields(longer.body), ...typed, hacer: 'publicar' });
			expect(made.headers.location).toMatch(seenAfter('/eltrece/datos/collection/documento/lo-que-se-vio/?hecho=publicado'));
			expect((await editor.open('/eltrece/datos/collection/documento/lo-que-se-vio/')).body).toContain(`<summary>${title}</summary>`);
			const page = await sites.get('eltrece', '/colecciones/lo-que-se-vio/');
			expect([page.status, page.body.includes('Lo que se vio')]).toEqual([200, true]);
			const { cards = [] } = (await sites.content().queries('eltrece').collection('lo-que-se-vio')) ?? {};
			expect(cards.map(({ id }) => id)).toEqual([story]);
			expect(page.body).toContain(`href="${cards[0]?.href}"`);
		});

		it('RULE-22 opens a collection by its id or address, and says what is wrong with another one', async () => {
			const editor = await editorOf();
			const [collection] = await sites.content().queries('eltrece').collections();
			const open = (named: string) => editor.open(`/eltrece/datos/collection/abrir/?nombre=${encodeURIComponent(named)}`);
			const address = `http://eltrece.localhost/colecciones/${collection?.alias}/`;
			const { location = '' } = (await open(address)).headers;
			expect(location).toMatch(/^\/eltrece\/datos\/collection\/documento\/[^/]+\/$/);
			expect((await open(`${collection?.alias}`)).headers.location).toBe(location);
			for (const [named, problem] of [
				['', 'Debe ingresar un Id de colección o una URL.'],
				['https://otro.test/colecciones/a/', 'La URL ingresada no es correcta.'],
			] as const)
				expect(await open(named), named).toMatchObject({ status: 422, body: expect.stringContaining(problem) });
		});

		it('C05 makes a redirect, and is told when the address is that of another page', async () => {
			const editor = await editorOf();
			const page = '/eltrece/datos/redirect/nuevo/';
			const fields = postedFields((await editor.open(page)).body);
			const send = (from: string, to: string) =>
				editor.send(page, { ...fields, 'd.canonical_url': from, 'd.redirect_url': to, hacer: 'publicar' });
			expect((await send('/promo-vieja/', '/grilla/')).headers.location).toContain('/documento/promo-vieja/');
			expect((await sites.get('eltrece', '/promo-vieja/')).headers.location).toMatch(/\/grilla\/$/);
			const taken = await send('/grilla/', '/promo-vieja/');
			expect([taken.status, taken.body.includes('Esa dirección es una del sitio mismo.')]).toEqual([422, true]);
			expect((await editor.open('/eltrece/datos/redirect/')).body).toContain('/promo-vieja/');
		});

		it('moves a section in a menu, takes one out and adds a link, which readers have at once', async () => {
			const editor = await editorOf();
			const path = '/eltrece/menus/primary/';
			const opened = postedFields((await editor.open(path)).body);
			const names = (html: string) => [...html.matchAll(/aria-label="Subir ([^"]+)"/g)].map(([, name]) => name);
			const [first, second, third, ...rest] = names((await editor.open(path)).body);
			expect((await editor.open(path)).body).toMatch(new RegExp(`<button[^>]* value="up:0" disabled="" aria-label="Subir ${first}"`));
			expect((await editor.open(path)).body).toMatch(new RegExp(`<button[^>]* value="up:1" aria-label="Subir ${second}"`));
			const press = async (fields: Record<string, string>, hacer: string) => {
				const { body } = await editor.send(path, { ...fields, hacer });
				return { body, fields: postedFields(body) };
			};
			const moved = await press({ ...opened, nombre: 'A medio escribir' }, 'down:0');
			expect(moved.fields.nombre).toBe('A medio escribir');
			expect(names(moved.body)).toEqual([second, first, third, ...rest]);
			const without = await press(moved.fields, 'remove:2');
			const wrong = await press({ ...without.fields, nombre: 'Malo', direccion: 'javascript:alert(1)' }, 'link');
			expect(wrong.body).toContain('una dirección que empiece con / o https://');
			const added = await press({ ...without.fields, nombre: 'El tiempo ya', direccion: '/clima/' }, 'link');
			const stored = async () => (await sites.content().queries('eltrece').navigation('primary')).map(({ text }) => text);
			expect(await stored()).toEqual([first, second, third, ...rest]);
			const published = await editor.send(path, { ...added.fields, hacer: 'publicar' });
			expect(published.headers.location).toMatch(seenAfter(`${path}?hecho=publicado`));
			expect(await stored()).toEqual([second, first, ...rest, 'El tiempo ya']);
			expect((await sites.get('eltrece', '/')).body).toContain('El tiempo ya');
			expect((await editor.open(path)).body).toMatch(new RegExp(`<option value="[^"]+">${third} `));
		});

		it('is told when another person changed the menu meanwhile, and replaces it only knowingly', async () => {
			const editor = await editorOf();
			const path = '/eltrece/menus/footermenu1/';
			const fields = postedFields((await editor.open(path)).body);
			const theirs = await editor.send(path, { ...fields, hacer: 'remove:0' });
			expect((await editor.send(path, { ...postedFields(theirs.body), hacer: 'publicar' })).status).toBe(303);
			const mine = postedFields((await editor.send(path, { ...fields, hacer: 'down:0' })).body);
			const refused = await editor.send(path, { ...mine, hacer: 'publicar' });
			expect([refused.status, refused.body]).toEqual([409, expect.stringContaining('otra persona cambió este menú')]);
			expect((await editor.send(path, { ...postedFields(refused.body), hacer: 'publicar' })).status).toBe(303);
		});

		it('N07 finds the answers to open calls beside them, and the log has each look at them', async () => {
			const editor = await editorOf();
			expect((await editor.open('/eltrece/datos/call/')).body).toContain('href="/eltrece/respuestas/"');
			expect((await editor.open('/eltrece/respuestas/')).body).toMatch(/candidateame\/">[^<]+<\/a> *<small>Sin respuestas/);
			const answers = await editor.open('/eltrece/respuestas/candidateame/');
			expect([answers.status, answers.body]).toEqual([200, expect.stringContaining('Todavía no respondió nadie')]);
			const table = await editor.open('/eltrece/respuestas/candidateame/tabla/');
			expect(table.headers).toMatchObject({ 'content-disposition': 'attachment; filename="respuestas.csv"', 'cache-control': 'no-store' });
			for (const path of ['otra/', 'otra/tabla/', `candidateame/archivos/${'A'.repeat(43)}/`])
				expect((await editor.open(`/eltrece/respuestas/${path}`)).status, path).toBe(404);
			const { rows } = await sql`select event, details from newsroom.audit where event like 'answer%' order by id`.execute(
				sites.content.database().sql,
			);
			const details = { brand: 'eltrece', call: 'candidateame' };
			expect(rows).toEqual(['answers_opened', 'answers_exported'].map((event) => ({ event, details })));
		});

		it('N01 N02 is neither a contributor nor an editor of another brand', async () => {
			const contributor = withSession(sites, await staffSession(sites, { role: 'contributor' }));
			const foreign = await editorOf(['tn']);
			const answers = '/eltrece/respuestas/candidateame/';
			const forms = ['/eltrece/datos/schedule/nuevo/', monday, `${monday}quitar/`];
			for (const path of [
				'/eltrece/datos/',
				'/eltrece/datos/schedule/',
				'/eltrece/menus/primary/',
				answers,
				`${answers}tabla/`,
				...forms,
			]) {
				expect((await contributor.open(path)).status, path).toBe(403);
				expect((await foreign.open(path)).status, path).toBe(404);
			}
			for (const path of forms) {
				expect((await contributor.send(path, { hacer: 'publicar' })).status, path).toBe(403);
				expect((await foreign.send(path, { hacer: 'publicar' })).status, path).toBe(404);
			}
			expect((await contributor.open('/eltrece/lectores/')).body).not.toContain('Datos');
		});
	});
}

describeOnBoth('the data desk of the newsroom', migrations, (database) => dataDesk(servedNewsroom(database)));
