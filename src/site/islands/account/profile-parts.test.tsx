import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { brandList, brands } from '#brands';
import { sampleProfile } from '../../gallery/sample-profile.ts';
import { Groups, WaysIn } from './profile-parts.tsx';
import { wordsOf } from './words.ts';

it.each(brandList)('PRF-03 an identity of type Google is shown as Gmail on $id', (brand) => {
	const html = renderToStaticMarkup(<WaysIn words={wordsOf(brand)} profile={sampleProfile} />);
	expect(sampleProfile.identities.map(({ type }) => type)).toContain('Google');
	expect(html).toContain('>Gmail<');
	expect(html).not.toContain('Google');
});

describe('what a reader of ciudad may follow', () => {
	const { ciudad } = brands;
	const groups = ciudad.contentGroups;
	const html = renderToStaticMarkup(<Groups words={wordsOf(ciudad)} groups={groups} profile={sampleProfile} />);
	/** The labels under each heading, as they are shown. */
	const shown = [...html.matchAll(/<legend[^>]*>([^<]*)<\/legend>(.*?)<\/fieldset>/gs)].map(([, title, part]) => [
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
		expect(shown).toEqual([
			['General', general],
			['Horóscopo', signs],
		]);
	});
});
