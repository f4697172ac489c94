import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { checkAudit } from '../../src/newsroom/audit/check-audit.ts';
import { tablesOf } from '../../src/newsroom/store/tables.ts';
import { type ServedNewsroom, servedNewsroom } from '../support/browser/served-newsroom.ts';
import { migrations } from '../support/browser/served-sites.ts';
import { publish, story } from '../support/content.ts';
import { describeOnBoth } from '../support/databases/database.ts';
import { sessionIn, setUpStaff, signInAs, staffPassword, staffSession } from '../support/identity/staff-accounts.ts';
import { withSession } from '../support/identity/staff-pages.ts';

/** The address of a person's page, from the team list of a brand. */
async function pageOf(admin: ReturnType<typeof withSession>, name: string, brand = 'tn'): Promise<string> {
	const { body } = await admin.open(`/${brand}/equipo/`);
	return new RegExp(`href="(/${brand}/equipo/[\\w-]+/)">${name}<`).exec(body)?.[1] ?? '';
}

function people(sites: ServedNewsroom) {
	describe('an admin', () => {
		it('N02 invites somebody by email with a role in each brand, who then reaches these brands alone', async () => {
			const admin = withSession(sites, await staffSession(sites, { role: 'admin' }));
			const invited = await admin.send('/tn/equipo/', { email: 'ana@diario.test', 'role-tn': 'editor', 'role-ciudad': 'contributor' });
			expect(invited.headers.location).toBe('/tn/equipo/?hecho=invitada');
			expect(sites.sent).toMatchObject([{ to: 'ana@diario.test', subject: 'Tu acceso a la redacción de TN' }]);
			expect(sites.sent[0]?.text).toMatch(/http:\/\/redaccion\.localhost\/preparar\/\?clave=[\w-]{43}/);
			expect((await admin.open('/tn/equipo/')).body).toMatch(/>ana<.*Edición, invitada.*ana@diario\.test/s);
			expect((await admin.open('/ciudad/equipo/')).body).toMatch(/>ana<.*Colaboración.*ana@diario\.test/s);
			expect((await admin.open('/eldoce/equipo/')).body).not.toContain('ana@diario.test');
		});

		it('N02 of one brand sees and changes nobody of another, and cannot give roles there', async () => {
			await staffSession(sites, { role: 'admin', email: 'todas@diario.test' });
			await staffSession(sites, { role: 'editor', email: 'ciudad@diario.test', brands: ['ciudad'] });
			const both = await staffSession(sites, { role: 'editor', email: 'ambas@diario.test', brands: ['tn', 'ciudad'] });
			const admin = withSession(sites, await staffSession(sites, { role: 'admin', email: 'tn@diario.test', brands: ['tn'] }));
			const { body } = await admin.open('/tn/equipo/');
			expect(body).toContain('ambas@diario.test');
			for (const hidden of ['ciudad@diario.test', 'role-ciudad', 'role-*']) expect(body).not.toContain(hidden);
			for (const path of ['/ciudad/equipo/', '/ciudad/registro/']) expect((await admin.open(path)).status).toBe(404);
			const { rows } = await sql<{ id: string; email: string }>`select id, email from newsroom.staff`.execute(sites.content.database().sql);
			const idOf = (email: string) => rows.find((row) => row.email === email)?.id;
			expect((await admin.open(`/tn/equipo/${idOf('ciudad@diario.test')}/`)).status).toBe(404);
			expect((await admin.send(`/tn/equipo/${idOf('ambas@diario.test')}/suspender/`)).status).toBe(403);
			await admin.send(`/tn/equipo/${idOf('ambas@diario.test')}/`, { 'role-tn': 'contributor', 'role-*': 'admin', 'role-ciudad': 'admin' });
			const other = withSession(sites, both);
			expect((await other.open('/tn/api/lugar/')).body).toContain('"role":"contributor"');
			expect((await other.open('/ciudad/api/lugar/')).body).toContain('"role":"editor"');
		});

		it('N02 of one brand changes no role of somebody who works in every brand, neither on their page nor by an invitation', async () => {
			const everywhere = withSession(sites, await staffSession(sites, { role: 'editor', email: 'todas@diario.test' }));
			const admin = withSession(sites, await staffSession(sites, { role: 'admin', email: 'tn@diario.test', brands: ['tn'] }));
			const page = await pageOf(admin, 'editor');
			expect((await admin.open(page)).body).not.toContain('name="role-tn"');
			expect((await admin.send(page, { 'role-tn': 'contributor' })).status).toBe(403);
			const invited = await admin.send('/tn/equipo/', { email: 'TODAS@diario.test', 'role-tn': 'contributor' });
			expect(invited.status).toBe(422);
			expect(invited.body).toContain('Esa persona trabaja en todas las marcas');
			expect((await everywhere.open('/tn/api/lugar/')).body).toContain('"role":"editor"');
		});

		it('suspends somebody, whose sessions end at once, and lets them in again', async () => {
			const admin = withSession(sites, await staffSession(sites, { role: 'admin' }));
			const { email, code, later } = await setUpStaff(sites, { role: 'editor' });
			const editor = withSession(sites, sessionIn(await signInAs(sites, email, code())));
			expect((await editor.open('/tn/api/lugar/')).status).toBe(200);
			const page = await pageOf(admin, 'editor');
			expect((await admin.send(`${page}suspender/`)).headers.location).toBe(`${page}?hecho=suspendida`);
			expect((await editor.open('/tn/api/lugar/')).status).toBe(401);
			later();
			expect(await signInAs(sites, email, code())).toEqual([]);
			await admin.send(`${page}activar/`);
			expect(sessionIn(await signInAs(sites, email, code()))).toContain('__Host-kiosco-redaccion=');
		});

		it('N02 sends no link to somebody suspended, neither from their page nor by an invitation, and invites somebody removed again', async () => {
			const admin = withSession(sites, await staffSession(sites, { role: 'admin' }));
			const { email } = await setUpStaff(sites, { role: 'editor' });
			const page = await pageOf(admin, 'editor');
			await admin.send(`${page}suspender/`);
			expect((await admin.open(page)).body).not.toContain('Enviar un link nuevo');
			for (const [path, form] of [
				[`${page}link/`, {}],
				['/tn/equipo/', { email, 'role-tn': 'editor' }],
			] as const) {
				const answer = await admin.send(path, form);
				expect(answer.status, path).toBe(422);
				expect(answer.body).toContain('tiene el acceso suspendido');
			}
			expect(sites.sent).toEqual([]);
			expect((await admin.open(page)).body).toContain('Sin acceso');
			await admin.send(`${page}quitar/`);
			await admin.send('/tn/equipo/', { email, 'role-tn': 'editor' });
			expect(sites.sent).toMatchObject([{ to: email }]);
			expect((await admin.open('/tn/equipo/')).body).toMatch(/Edición, invitada.*editor@diario\.test/s);
		});

		it('removes somebody for good, who stays in the log', async () => {
			const admin = withSession(sites, await staffSession(sites, { role: 'admin' }));
			const editor = withSession(sites, await staffSession(sites, { role: 'editor' }));
			const page = await pageOf(admin, 'editor');
			expect((await admin.send(`${page}quitar/`)).headers.location).toBe('/tn/equipo/?hecho=quitada');
			expect((await editor.open('/tn/api/lugar/')).status).toBe(401);
			expect((await admin.open('/tn/equipo/')).body).not.toContain('editor@diario.test');
			expect((await admin.open('/tn/registro/?hecho=staff_removed')).body).toContain('Quitó a una persona');
		});

		it('N10 cannot demote, suspend or remove the last admin of every brand', async () => {
			const cookie = await staffSession(sites, { role: 'admin' });
			const admin = withSession(sites, cookie);
			const page = await pageOf(admin, 'admin');
			for (const [path, form] of [
				[page, { 'role-*': 'editor' }],
				[page, {}],
				[`${page}suspender/`, {}],
				[`${page}quitar/`, {}],
			] as const) {
				const answer = await admin.send(path, form);
				expect(answer.status, path).toBe(422);
				expect(answer.body).toContain('sin nadie que administre todas las marcas');
			}
			expect((await admin.open('/tn/equipo/')).status).toBe(200);
		});

		it('N10 and another one who demote each other at the same time leave one', async () => {
			const [one, two] = [
				await staffSession(sites, { role: 'admin', email: 'una@diario.test' }),
				await staffSession(sites, { role: 'admin', email: 'dos@diario.test' }),
			];
			const { rows } = await sql<{ id: string }>`select id from newsroom.staff order by email desc`.execute(sites.content.database().sql);
			const answers = await Promise.all(
				[one, two].map((cookie, at) => withSession(sites, cookie).send(`/tn/equipo/${rows[1 - at]?.id}/`, { 'role-*': 'editor' })),
			);
			expect(answers.filter(({ status }) => status === 303)).toHaveLength(1);
			const left = await sql`select 1 from newsroom.staff_role where brand = '*' and role = 'admin'`.execute(sites.content.database().sql);
			expect(left.rows).toHaveLength(1);
		});
	});

	describe('somebody who works here', () => {
		it('sees where they are signed in, ends one session and all others, at once', async () => {
			const { email, code, later } = await setUpStaff(sites, { role: 'contributor' });
			const cookies: string[] = [];
			for (const agent of [
				'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0',
				'Mozilla/5.0 (iPhone) Safari/605',
				'Mozilla/5.0 (X11; Linux) Firefox/140.0',
			]) {
				cookies.push(sessionIn(await signInAs(sites, email, code(), agent)));
				later();
			}
			const [desk = '', phone = '', home = ''] = cookies;
			const own = withSession(sites, desk);
			const { body } = await own.open('/tn/cuenta/');
			for (const device of ['Chrome en Windows', 'Safari en iPhone', 'Firefox en Linux']) expect(body).toContain(device);
			const [, id = ''] = /Safari en iPhone.*?name="id" value="(\w+)"/s.exec(body) ?? [];
			await own.send('/tn/cuenta/sesiones/', { id });
			const alive = async (cookie: string) => (await withSession(sites, cookie).open('/tn/api/lugar/')).status === 200;
			expect([await alive(desk), await alive(phone), await alive(home)]).toEqual([true, false, true]);
			await own.send('/tn/cuenta/sesiones/');
			expect([await alive(desk), await alive(home)]).toEqual([true, false]);
		});

		it('A19 change their password with the current one and a code, which ends their other sessions', async () => {
			const { email, code, later } = await setUpStaff(sites, { role: 'editor' });
			const others = sessionIn(await signInAs(sites, email, code()));
			later();
			const own = withSession(sites, sessionIn(await signInAs(sites, email, code())));
			later();
			const password = 'otra frase larga, más nueva';
			const right = { current: staffPassword, password, code: code() };
			const wrongs = [{ ...right, password: 'corta' }, { ...right, current: 'no es esta la de hoy' }, { ...right, code: '000000' }, {}];
			for (const form of wrongs) expect((await own.send('/tn/cuenta/contrasena/', form)).status).toBe(422);
			const done = await own.send('/tn/cuenta/contrasena/', right);
			expect(done.headers.location).toBe('/tn/cuenta/?hecho=contrasena');
			expect((await own.open('/tn/cuenta/?hecho=contrasena')).body).toContain('cambió tu contraseña');
			expect((await withSession(sites, others).open('/tn/api/lugar/')).status).toBe(401);
			later();
			expect(await signInAs(sites, email, code())).toEqual([]);
			const again = await sites.post('redaccion', '/ingresar/', { email, password, code: code() });
			expect(again.status).toBe(303);
		});

		it('A19 signs in with a recovery code in place of a lost phone, once', async () => {
			const { email, code, later } = await setUpStaff(sites, { role: 'editor' });
			const own = withSession(sites, sessionIn(await signInAs(sites, email, code())));
			later();
			const { body } = await own.send('/tn/cuenta/codigos/', { code: code() });
			const codes = [...body.matchAll(/<code>([a-z\d-]{17})<\/code>/g)].map(([, one = '']) => one);
			expect(codes).toHaveLength(10);
			later();
			const [first = '', second = ''] = codes;
			const answers = await Promise.all(Array.from({ length: 5 }, () => signInAs(sites, email, first.toUpperCase())));
			expect(answers.filter((cookies) => cookies.length > 0)).toHaveLength(1);
			expect((await own.open('/tn/cuenta/')).body).toContain('Te quedan 9 sin usar.');
			later();
			await own.send('/tn/cuenta/codigos/', { code: code() });
			expect(await signInAs(sites, email, second)).toEqual([]);
		});

		it('A19 makes recovery codes with a code of the second factor alone, which is used once', async () => {
			const { email, code, later } = await setUpStaff(sites, { role: 'editor' });
			const used = code();
			const own = withSession(sites, sessionIn(await signInAs(sites, email, used)));
			const made = async (form: Record<string, string>) => {
				const { status, body } = await own.send('/tn/cuenta/codigos/', form);
				return { status, codes: body.match(/<code>/g)?.length ?? 0 };
			};
			for (const form of [{}, { code: 'aaaaa-aaaaa-aaaaa' }, { code: used }]) expect(await made(form)).toEqual({ status: 422, codes: 0 });
			later();
			expect(await made({ code: code() })).toEqual({ status: 200, codes: 10 });
		});

		it('A20 keeps no recovery code after a new set-up, nor after they were removed', async () => {
			const admin = withSession(sites, await staffSession(sites, { role: 'admin' }));
			const left = async () => (await sql`select 1 from newsroom.recovery_code`.execute(sites.content.database().sql)).rows.length;
			const makeCodes = async () => {
				const { email, code, later } = await setUpStaff(sites, { role: 'editor' });
				const own = withSession(sites, sessionIn(await signInAs(sites, email, code())));
				later();
				await own.send('/tn/cuenta/codigos/', { code: code() });
				return left();
			};
			expect(await makeCodes()).toBe(10);
			await setUpStaff(sites, { role: 'editor' });
			expect(await left()).toBe(0);
			expect(await makeCodes()).toBe(10);
			await admin.send(`${await pageOf(admin, 'editor')}quitar/`);
			expect(await left()).toBe(0);
		});
	});

	describe('the log of staff', () => {
		const run = (statement: string) => sql.raw(statement).execute(sites.content.database().sql);
		const check = () => checkAudit(tablesOf(sites.content.database()));
		/** Rewrites the table, as the owner of the database could. */
		const forge = (statement: string) =>
			run(`alter table newsroom.audit disable trigger append_only; ${statement}; alter table newsroom.audit enable trigger append_only`);
		beforeEach(async () => {
			for (let at = 1; at <= 5; at++)
				await run(
					`insert into newsroom.audit (event, brand, details, happened_at) values ('story_saved', 'tn', '{"story": "Ñ${at}"}', now())`,
				);
		});

		it('N07 is a chain of hashes, which a check follows from the first event to the last', async () => {
			const { events, head, brokenAt } = await check();
			expect({ events, brokenAt }).toEqual({ events: 5, brokenAt: undefined });
			await run(`insert into newsroom.audit (event, details, happened_at) values ('signed_in', '{}', now())`);
			const later = await check();
			expect(later).toMatchObject({ events: 6, brokenAt: undefined });
			expect(later.head).not.toBe(head);
		});

		it.each([
			['a changed detail', `update newsroom.audit set details = '{"story": "X"}' where position = 3`],
			['a changed person', `update newsroom.audit set staff = gen_random_uuid() where position = 3`],
			['a changed time', `update newsroom.audit set happened_at = now() + interval '1 day' where position = 3`],
			['a removed event', 'delete from newsroom.audit where position = 3'],
			['a changed hash', `update newsroom.audit set hash = sha256('x') where position = 3`],
		])('N07 says where the chain is broken by %s', async (_what, statement) => {
			await expect(run(statement)).rejects.toThrow('newsroom.audit is append-only');
			await forge(statement);
			expect((await check()).brokenAt).toBe(3);
		});

		it('N07 keeps one chain when many write at the same time', async () => {
			const admins = await staffSession(sites, { role: 'admin' });
			await Promise.all(Array.from({ length: 12 }, () => withSession(sites, admins).open('/tn/lectores/?q=nadie')));
			await Promise.all(Array.from({ length: 12 }, () => withSession(sites, admins).send('/tn/cuenta/sesiones/')));
			expect(await check()).toMatchObject({ brokenAt: undefined });
		});

		it('N07 is searched by person, event, day and brand', async () => {
			const admin = withSession(sites, await staffSession(sites, { role: 'admin' }));
			const rowsOf = async (query: string, brand = 'tn') =>
				(await admin.open(`/${brand}/registro/?${query}`)).body.match(/<li><time/g)?.length ?? 0;
			expect(await rowsOf('hecho=story_saved')).toBe(5);
			await publish(sites.content(), [story('Ñ1', { website: 'tn', website_url: '/uno/', headlines: { basic: 'La que está' } })]);
			const named = (await admin.open('/tn/registro/?hecho=story_saved')).body;
			for (const words of ['La que está', 'la nota Ñ2']) expect(named).toContain(`>${words}</a>`);
			expect(await rowsOf('hecho=story_saved', 'ciudad')).toBe(0);
			const [, person = ''] = /<option value="([\w-]{36})">admin</.exec((await admin.open('/tn/registro/')).body) ?? [];
			expect(await rowsOf(`persona=${person}&hecho=signed_in`)).toBe(1);
			expect(await rowsOf(`persona=${person}&hecho=story_saved`)).toBe(0);
			expect(await rowsOf('hecho=signed_in&hasta=2001-01-01')).toBe(0);
			expect(await rowsOf('hecho=signed_in&desde=2001-01-01')).toBe(1);
		});

		it('N02 shows an admin what was done in their brands alone, and what nobody known did to admins of every brand', async () => {
			const everywhere = withSession(sites, await staffSession(sites, { role: 'admin', email: 'todas@diario.test' }));
			const local = withSession(sites, await staffSession(sites, { role: 'admin', email: 'tn@diario.test', brands: ['tn'] }));
			await everywhere.send('/eldoce/equipo/', { email: 'ana@diario.test', 'role-eldoce': 'editor' });
			await everywhere.send('/tn/equipo/', { email: 'eva@diario.test', 'role-tn': 'editor', 'role-eldoce': 'admin' });
			const eva = await pageOf(everywhere, 'eva');
			await everywhere.send(eva, { 'role-tn': 'editor', 'role-eldoce': 'contributor' });
			await everywhere.send(eva, { 'role-tn': 'contributor', 'role-eldoce': 'contributor' });
			await signInAs(sites, 'nadie@diario.test', '000000');
			const log = async (admin: typeof local, query: string, brand = 'tn') =>
				/<ol class="log">.*<\/ol>/s.exec((await admin.open(`/${brand}/registro/?${query}`)).body)?.[0] ?? '';
			const added = await log(local, 'hecho=staff_added');
			expect(added).toContain('eva@diario.test');
			for (const hidden of ['ana@diario.test', 'eldoce']) expect(added).not.toContain(hidden);
			const changed = await log(local, 'hecho=roles_changed');
			expect(changed.match(/<li>/g)).toHaveLength(1);
			expect(changed).toContain('antes: tn Edición · después: tn Colaboración');
			expect(await log(local, 'hecho=sign_in_failed')).toBe('');
			expect(await log(everywhere, 'hecho=sign_in_failed')).toContain('Nadie conocido');
			expect(await log(everywhere, 'hecho=staff_added', 'eldoce')).toContain('ana@diario.test');
			expect((await log(everywhere, 'hecho=roles_changed', 'eldoce')).match(/<li>/g)).toHaveLength(1);
		});

		it('N01 is for admins alone', async () => {
			const editor = withSession(sites, await staffSession(sites, { role: 'editor' }));
			for (const path of ['/tn/registro/', '/tn/equipo/']) expect((await editor.open(path)).status).toBe(403);
		});
	});
}

describeOnBoth('the people of the newsroom', migrations, (database) => people(servedNewsroom(database)));
