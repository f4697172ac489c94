import { gunzipSync } from 'node:zlib';
import type * as v from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Brand } from '#brands';
import { servedSites } from '../support/browser/served-sites.ts';
import { demoBrands, putDemo } from '../support/demo.ts';
import * as android from '../support/mobile-sdks/android.ts';
import * as ios from '../support/mobile-sdks/ios.ts';
import { misfits } from '../support/mobile-sdks/member.ts';

const { get, content } = servedSites();

type NamedWork = { readonly _id: string };

const feedAt = (brand: Pick<Brand, 'id'>, path: string) => get(brand.id, `/arc/outboundfeeds/${path}`);

async function feed(brand: Pick<Brand, 'id'>, path: string) {
	const { status, headers, body } = await feedAt(brand, path);
	expect([path, status]).toEqual([path, 200]);
	expect(Date.parse(String(headers.expires)), 'the SDK for Android reads when the answer expires').not.toBeNaN();
	return JSON.parse(body);
}

/** Fails where either SDK could not read what it asked for. */
function expectFit(name: string, answer: unknown, ...declarations: readonly v.GenericSchema[]) {
	for (const declaration of declarations) expect([name, misfits(declaration, answer)]).toEqual([name, []]);
}

describe.each(demoBrands)('the feeds that the mobile SDKs of Arc XP ask $id for', (brand) => {
	beforeEach(() => putDemo(content(), brand.id, content.clock.now));

	it('fit the models of the SDKs for iOS and Android, with the whole demo', async () => {
		const menu: readonly NamedWork[] = await feed(brand, 'navigation/hamburger/');
		expectFit('navigation', menu, ios.navigation, android.navigation);
		const seen = new Set<string>();
		const sections = menu.filter(({ _id }) => _id.startsWith('/'));
		const names = sections.flatMap(({ _id }) => [`collection${_id}?from=0&size=20`, `collection-full${_id}?from=0&size=20`]);
		const lists = await Promise.all(names.map(async (name) => ({ name, ...(await feedAt(brand, name)) })));
		for (const { name, body } of lists.filter(({ status }) => status !== 404)) {
			const list: readonly NamedWork[] = JSON.parse(body);
			expectFit(name, list, ios.works, android.works);
			for (const work of list) seen.add(work._id);
		}
		expect(seen.size).toBeGreaterThan(30);
		const articles = await Promise.all([...seen].map((id) => feed(brand, `article/?_id=${id}`)));
		for (const article of articles) expectFit(article._id, article, ios.article, android.contentElement, android.story);
		for (const name of ['search/a, el/?size=20&from=0', 'searchVideo/a/?size=20&from=0'])
			expectFit(name, await feed(brand, encodeURI(name)), ios.works, android.works);
	});

	it('come compressed to an app that takes gzip, as Android and iOS do', async () => {
		const path = '/arc/outboundfeeds/navigation/default/';
		const whole = await get(brand.id, path);
		const { headers, bytes } = await get(brand.id, path, { 'accept-encoding': 'gzip' });
		expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: expect.stringContaining('accept-encoding') });
		expect(JSON.parse(gunzipSync(bytes).toString())).toEqual(JSON.parse(whole.body));
		expect(bytes.length).toBeLessThan(whole.bytes.length / 2);
	});
});
