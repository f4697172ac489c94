import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type Brand, brandList, brands, fill } from '#brands';
import { sampleProfile, sampleReader } from '../../../samples/sample-profile.ts';
import { emptyForm } from '../form-state.ts';
import { wordsOf } from '../words.ts';
import { choiceValues } from './choices.ts';
import { ProfileView, type ProfileViewProps } from './profile-view.tsx';

function shown(brand: Brand, props: Partial<ProfileViewProps> = {}): string {
	const form: ProfileViewProps['form'] = (name) => ({
		name,
		state: name === 'choices' ? { values: choiceValues(props.profile ?? sampleProfile), problems: {} } : emptyForm,
	});
	return renderToStaticMarkup(<ProfileView {...sampleReader} brand={{ ...brand, words: wordsOf(brand) }} form={form} {...props} />);
}

describe.each(brandList)('the profile of $id', (brand) => {
	const texts = brand.texts.account.profile;
	const html = shown(brand);

	it('PRF-02 has a part for all that a reader may decide, and links that lead there', () => {
		const titles = [texts.data, texts.newsletters, texts.changeEmail, texts.changePassword, texts.identities, texts.sessions];
		for (const title of [...titles, texts.report, texts.deletion]) expect(html).toMatch(new RegExp(`<h2[^>]*>${title}</h2>`));
		const links = [...html.matchAll(/href="#(\w+)"/g)].map(([, id]) => id);
		expect(links).toHaveLength(8);
		for (const id of links) expect(html).toContain(`id="${id}"`);
	});

	it('PRF-03 shows an identity of type Google as Gmail', () => {
		expect(sampleProfile.identities.map(({ type }) => type)).toContain('Google');
		expect(html).toContain('>Gmail<');
		expect(html).not.toContain('Google<');
	});

	it('F11 offers to take any way to sign in away but the last one, and never the password', () => {
		const unlinks = (page: string) => [...page.matchAll(/aria-label="Desvincular ([^"]+)"/g)].map(([, name]) => name);
		const [password, google] = sampleProfile.identities;
		const only = (identity: typeof google) => ({ profile: { ...sampleProfile, identities: identity ? [identity] : [] } });
		expect(unlinks(html)).toEqual(['Gmail']);
		expect(unlinks(shown(brand, only(google)))).toEqual([]);
		expect(unlinks(shown(brand, only(password)))).toEqual([]);
	});

	it('T12 lists where the reader is signed in, this device first, and closes the others', () => {
		expect(html.indexOf(texts.thisSession)).toBeLessThan(html.indexOf('Safari en iPhone'));
		expect([...html.matchAll(/aria-label="Cerrar ([^"]+)"/g)].map(([, device]) => device)).toEqual(['Safari en iPhone']);
	});

	it('ADM-07 T15 shows whoever acts for a reader everything, and lets her change nothing but her own way out', () => {
		const looking = shown(brand, { actingFor: 'Julia' });
		expect(looking).toContain(fill(texts.onlyLooking, { name: 'Julia' }));
		const [outside = '', inside = ''] = looking.split(/<fieldset[^>]*disabled=""[^>]*>/);
		expect([...outside.matchAll(/<form/g)]).toHaveLength(1);
		expect(outside).toContain(texts.signOut);
		expect([...inside.matchAll(/<form/g)].length).toBeGreaterThan(8);
		expect(html).not.toMatch(/<fieldset[^>]*disabled/);
	});

	it('gives a reader without a password the way to choose one', () => {
		const identities = sampleProfile.identities.filter(({ type }) => type === 'Google');
		const without = shown(brand, { profile: { ...sampleProfile, identities } });
		expect(without).toContain(texts.choosePasswordText);
		expect(without).not.toContain('name="oldPassword"');
	});

	it('tells an e-mail that nobody verified from one that waits to take its place', () => {
		const { email } = sampleProfile;
		const unverified = shown(brand, { profile: { ...sampleProfile, emailVerified: false, unverifiedEmail: email } });
		expect(unverified).toContain(texts.emailNotVerified);
		expect(unverified).toContain(brand.texts.account.resend);
		expect(unverified).not.toContain('El cambio queda hecho');
		const changing = shown(brand, { profile: { ...sampleProfile, unverifiedEmail: 'nueva@mail.com' } });
		expect(changing).toContain(fill(texts.emailPending, { email: 'nueva@mail.com' }));
		expect(changing).not.toContain(brand.texts.account.resend);
	});
});

describe('what a reader of ciudad may follow', () => {
	const { ciudad } = brands;
	const groups = ciudad.contentGroups;
	const html = shown(ciudad);
	/** The labels under each heading, as they are shown. */
	const headed = [...html.matchAll(/<legend[^>]*>([^<]*)<\/legend>(.*?)<\/fieldset>/gs)].map(([, title, part]) => [
		title,
		[...(part ?? '').matchAll(/<input[^>]*>([^<]+)</g)].map(([, label]) => label),
	]);
	const labelOf = (id: string) => groups.find((group) => group.id === id)?.label;

	it('CIU-01 CIU-02 CIU-03 has the groups Exclusivo, Espectaculo and Cines by their labels', () => {
		expect(['Exclusivo', 'Espectaculo', 'Cines'].map(labelOf)).toEqual(['Lo mejor de Ciudad', 'Lo mejor del espectáculo', 'Cine y Series']);
	});

	it('CIU-04 CIU-05 has the groups before Aries as general and those from Aries on as horoscope', () => {
		const general = ['Lo mejor de Ciudad', 'Lo mejor del espectáculo', 'Cine y Series'];
		const signs = 'Aries Tauro Géminis Cáncer Leo Virgo Libra Escorpio Sagitario Capricornio Acuario Piscis'.split(' ');
		expect(groups.map(({ label }) => label)).toEqual([...general, ...signs]);
		expect(headed).toEqual([
			['General', general],
			['Horóscopo', signs],
		]);
	});

	it('shows what she chose before', () => {
		const attributes = [{ name: 'contentGroups', value: 'Cines,Piscis', type: 'String' }];
		const chosen = shown(ciudad, { profile: { ...sampleProfile, attributes } });
		expect([...chosen.matchAll(/<input[^>]*name="([^"]+)"[^>]*checked=""/g)].map(([, name]) => name)).toEqual([
			'contentGroups-Cines',
			'contentGroups-Piscis',
		]);
	});
});
