import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type Brand, brandList, brands, fill } from '#brands';
import { sampleProfile, sampleReader } from '../../../samples/sample-profile.ts';
import { emptyForm } from '../form-state.ts';
import { formTextsOf } from '../form-texts.ts';
import { ProfileView, type ProfileViewProps } from './profile-view.tsx';
import { subscriptionValues } from './subscriptions.ts';

function rendered(brand: Brand, props: Partial<ProfileViewProps> = {}): string {
	const form: ProfileViewProps['form'] = (name) => ({
		name,
		state: name === 'choices' ? { values: subscriptionValues(props.profile ?? sampleProfile), problems: {} } : emptyForm,
	});
	return renderToStaticMarkup(
		<ProfileView
			{...sampleReader}
			brand={{ ...brand, words: formTextsOf(brand), newsletters: [{ slug: 'primera-hora', title: 'Primera hora' }] }}
			form={form}
			{...props}
		/>,
	);
}

describe.each(brandList)('the profile of $id', (brand) => {
	const texts = brand.texts.account.profile;
	const html = rendered(brand);

	it('PRF-02 has a part for each thing that a reader may change, and links to the parts', () => {
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

	it('F11 offers to remove any auth method but the last one, and never the password', () => {
		const unlinks = (page: string) => [...page.matchAll(/aria-label="Desvincular ([^"]+)"/g)].map(([, name]) => name);
		const [password, google] = sampleProfile.identities;
		const only = (identity: typeof google) => ({ profile: { ...sampleProfile, identities: identity ? [identity] : [] } });
		expect(unlinks(html)).toEqual(['Gmail']);
		expect(unlinks(rendered(brand, only(google)))).toEqual([]);
		expect(unlinks(rendered(brand, only(password)))).toEqual([]);
	});

	it('T12 lists the reader’s sessions, this device first, and offers to end the others', () => {
		expect(html.indexOf(texts.thisSession)).toBeLessThan(html.indexOf('Safari en iPhone'));
		expect([...html.matchAll(/aria-label="Cerrar ([^"]+)"/g)].map(([, device]) => device)).toEqual(['Safari en iPhone']);
	});

	it('ADM-07 T15 shows everything to staff who act for a reader, and lets them only sign out', () => {
		const looking = rendered(brand, { actingFor: 'Julia' });
		expect(looking).toContain(fill(texts.onlyLooking, { name: 'Julia' }));
		const [outside = '', inside = ''] = looking.split(/<fieldset[^>]*disabled=""[^>]*>/);
		expect([...outside.matchAll(/<form/g)]).toHaveLength(1);
		expect(outside).toContain(texts.signOut);
		expect([...inside.matchAll(/<form/g)].length).toBeGreaterThan(8);
		expect(html).not.toMatch(/<fieldset[^>]*disabled/);
	});

	it('offers a reader without a password to choose one', () => {
		const identities = sampleProfile.identities.filter(({ type }) => type === 'Google');
		const without = rendered(brand, { profile: { ...sampleProfile, identities } });
		expect(without).toContain(texts.choosePasswordText);
		expect(without).not.toContain('name="oldPassword"');
	});

	it('tells an unverified email from a pending change of email', () => {
		const { email } = sampleProfile;
		const unverified = rendered(brand, { profile: { ...sampleProfile, emailVerified: false, unverifiedEmail: email } });
		expect(unverified).toContain(texts.emailNotVerified);
		expect(unverified).toContain(brand.texts.account.resend);
		expect(unverified).not.toContain('El cambio queda hecho');
		const changing = rendered(brand, { profile: { ...sampleProfile, unverifiedEmail: 'nueva@mail.com' } });
		expect(changing).toContain(fill(texts.emailPending, { email: 'nueva@mail.com' }));
		expect(changing).not.toContain(brand.texts.account.resend);
	});
});

describe('the content groups of ciudad', () => {
	const { ciudad } = brands;
	const groups = ciudad.contentGroups;
	const html = rendered(ciudad);
	/** The labels under each heading. */
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

	it('tick what the reader chose before', () => {
		const attributes = [{ name: 'contentGroups', value: 'Cines,Piscis', type: 'String' }];
		const chosen = rendered(ciudad, { profile: { ...sampleProfile, attributes } });
		expect([...chosen.matchAll(/<input[^>]*name="([^"]+)"[^>]*checked=""/g)].map(([, name]) => name)).toEqual([
			'contentGroups-Cines',
			'contentGroups-Piscis',
		]);
	});
});
