import { describe, expect, it } from 'vitest';
import { type Brand, brandList, brands } from '#brands';
import { testOrigins } from '../../../../tests/support/test-origins.ts';
import { renderEmail } from '../render/render-email.ts';
import { templateSamples } from './template-samples.ts';
import { findTemplate, templates } from './templates.ts';

const owner = '3f6c2a58-9d1b-4c7e-8a40-52e1b7c9d036';

function render(brand: Brand, name: string, data: unknown) {
	const to = { brand, owner, address: 'ana@x.test' };
	const message = findTemplate(name)?.compose(data, to);
	if (!message) throw new Error(`there is no template ${name}`);
	return { message, ...renderEmail(message, to, testOrigins[brand.id]) };
}

const every = brandList.flatMap((brand) =>
	Object.entries(templateSamples).flatMap(([name, samples]) =>
		Object.entries(samples).map(([state, data]) => ({ label: `${name}, ${state}, on ${brand.id}`, brand, name, data })),
	),
);

const head = `# What the emails say

Each email, in each of its states, as a reader of TN gets it: the subject, the preview beside it in a list of emails, and the text part. A test compares
this page with the emails. [Add an email template](how-to/add-an-email-template.md) says how to write it anew after a change of words.
`;

/** The words that a reader sees in the HTML part. */
const wordsOf = (html: string): string =>
	html
		.replace(/<style>.*?<\/style>/s, '')
		.replace(/<[^>]*>/g, ' ')
		.replace(/&#39;/g, "'")
		.replace(/&quot;/g, '"')
		.replace(/&amp;/g, '&');

describe('an email template', () => {
	it.each(every)('$label says who writes, why, and what to do, in HTML and in text', ({ brand, name, data }) => {
		const { subject, html, text, message } = render(brand, name, data);
		const { title, paragraphs, facts = [], remarks = [], action, caution } = message;
		expect(subject).toContain(brand.name);
		const sentences = [title, ...paragraphs, ...facts.flat(), ...remarks, action.label, caution.text, caution.link?.label ?? ''];
		const small = [`Te escribimos a ana@x.test porque ${message.because}.`, `${brand.name} nunca te pide la contraseña por mail.`];
		for (const part of [wordsOf(html), text]) for (const sentence of [...sentences, ...small]) expect(part).toContain(sentence);
		const { host } = new URL(testOrigins[brand.id]);
		for (const sentence of [message.preview, 'Si el botón no funciona, copiá esta dirección en tu navegador:', host])
			expect(wordsOf(html)).toContain(sentence);
		expect(html.match(/class="button"/g)).toHaveLength(1);
		expect(html.match(/<p class="ink"/g)).toHaveLength(paragraphs.length + remarks.length + (action.validUntil ? 1 : 0));
		expect(html.match(/<td class="soft line"/g) ?? []).toHaveLength(facts.length);
		expect(html).not.toMatch(/<table[^>]*><\/table>|undefined/);
		expect(`${subject}${text}`).not.toMatch(/[!¡]|undefined|null|\{/);
	});

	it.each(every)('R05 $label links only to the configured origin of its brand', ({ brand, name, data }) => {
		const { html, text } = render(brand, name, data);
		const links = [...html.matchAll(/(?:href|src|action|background)="([^"]*)"/g), ...text.matchAll(/(https?:\S+)/g)].map(
			([, link = '']) => link,
		);
		expect(links.length).toBeGreaterThan(3);
		for (const link of links) expect(link.startsWith(`${testOrigins[brand.id]}/`), link).toBe(true);
	});

	it.each(every)('$label fetches nothing and is short enough to be shown in full', ({ brand, name, data }) => {
		const { html } = render(brand, name, data);
		expect(html).not.toMatch(/<img|<script|<link|url\(|@import|\ssrc=|<form/);
		// Gmail clips an email at 102 kB.
		expect(Buffer.byteLength(html)).toBeLessThan(20_000);
	});

	it.each(brandList)('wears the colours, letters and shapes of $id, in the light and in the dark', (brand) => {
		const { light, dark, type, radius, gradient, masthead } = brand.theme;
		const { html } = render(brand, 'verify', templateSamples.verify[Object.keys(templateSamples.verify)[0] ?? '']);
		const family = type.display.split(',')[0]?.replaceAll("'", '');
		expect(html).toContain(`<h1 class="ink" style="margin:0 0 20px;color:${light.ink};font-family:${family},`);
		expect(html).not.toContain('fallback');
		expect(html).toContain(`target="_blank" style="color:${light.bandInk};font-family:${family},`);
		expect(html).toMatch(new RegExp(`class="button-ink" [^>]*style="[^"]*color:${light.accentInk};`));
		expect(html).toContain(`<tr><td class="pad" align="${masthead === 'centred' ? 'center' : 'left'}" bgcolor="${light.band}"`);
		expect(html).toContain(`background:${gradient ?? light.accent};`);
		expect(html).toContain(`border-radius:${radius.control}px`);
		expect(html).toContain(`background:${light.surfaceAlt};border-radius:${Math.min(radius.card, 8)}px`);
		const darkColours = /@media \(prefers-color-scheme:dark\)\{(?<rules>.*)\}\n/.exec(html)?.groups?.rules;
		expect(darkColours).toContain(`.ground{background:${dark.surfaceAlt}!important}.sheet{background:${dark.surface}!important}`);
		expect(darkColours).toContain(`.box{background:${dark.surfaceAlt}!important}`);
		expect(darkColours).toContain(`.line{border-color:${dark.line}!important}.link{color:${dark.accentText}!important}`);
		expect(html).toContain('@media (max-width:480px){.pad{');
		expect(html).toContain(':root{color-scheme:light dark;');
		expect(darkColours).toContain(`.ink{color:${dark.ink}!important}.soft{color:${dark.inkSoft}!important}`);
		expect(darkColours).toContain(`.button{background:${dark.accent}!important}.button-ink{color:${dark.accentInk}!important}`);
	});

	it.each([
		[brands.ciudad, 'Fraunces, Georgia, serif', 'Inter, Helvetica, Arial, sans-serif'],
		[brands.eldoce, 'Barlow Condensed, Helvetica, Arial, sans-serif', 'Barlow, Helvetica, Arial, sans-serif'],
	])('has the fonts of its brand, then those of mail programs: $id', (brand, display, text) => {
		const { html } = render(brand, 'report-ready', { availableUntil: new Date() });
		for (const style of [
			`font-family:${display};font-size:28px;`,
			`font-family:${display};font-size:27px;`,
			`max-width:600px;font-family:${text};"`,
		])
			expect(html).toContain(style);
	});

	it('fills the rest of the preview, so that a list of emails shows nothing of its text', () => {
		const { html, message } = render(brands.tn, 'report-ready', { availableUntil: new Date() });
		expect(html).toContain(`>${message.preview}${'&#847;&zwnj;&nbsp;'.repeat(90)}</div>`);
	});

	it('says what docs/emails.md shows', async () => {
		const shown = Object.entries(templateSamples).flatMap(([name, samples]) =>
			Object.entries(samples).map(([state, data]) => {
				const { subject, text, message } = render(brands.tn, name, data);
				return `## ${name}, ${state}\n\n**${subject}** — ${message.preview}\n\n~~~text\n${text}~~~\n`;
			}),
		);
		await expect(`${head}\n${shown.join('\n')}`).toMatchFileSnapshot('../../../../docs/emails.md');
	});

	it.each(every)('$label has an address to unsubscribe if it belongs to a newsletter, and no other email has', ({ brand, name, data }) => {
		const { unsubscribeUrl, text } = render(brand, name, data);
		if (name !== 'confirm-subscription') return expect(unsubscribeUrl).toBeUndefined();
		expect(unsubscribeUrl).toMatch(new RegExp(`^${testOrigins[brand.id]}/newsletters/baja/\\?token=.`));
		expect(text).toContain(`\n${unsubscribeUrl}\n`);
	});

	it('escapes what a reader wrote', () => {
		const { html } = render(brands.tn, 'new-device', { device: '<img src=x onerror=1>"\'&', at: new Date() });
		expect(html).not.toContain('<img');
		expect(html).toContain('&lt;img src=x onerror=1&gt;&quot;&#39;&amp;');
	});

	it.each(['evil.test', 'https://evil.test', 'Ganaste 100', 'a'.repeat(41), '<b>Ana', 'Ana\r\nEva'])(
		'does not greet a reader as %j',
		(firstName) => {
			const { text } = render(brands.tn, 'password-changed', { firstName, at: new Date() });
			expect(text).toContain('Hola:');
			expect(text).not.toContain(firstName);
		},
	);

	it('that anybody can cause to be sent to an address contains no name', () => {
		for (const name of ['verify', 'email-change', 'account-exists'] as const)
			expect(Object.keys(templates[name].data.entries)).not.toContain('firstName');
	});

	it('masks the new address in the notice to the old one', () => {
		const { html, text } = render(brands.tn, 'email-change-notice', { newEmail: 'eva.paz@y.test', at: new Date(), done: false });
		for (const part of [html, text]) {
			expect(part).toContain('e•••@y.test');
			expect(part).not.toContain('eva.paz');
		}
	});

	it.each([
		['verify', '/validar-registro/?nonce=NONCE&uuid=UUID'],
		['email-change', '/validar-registro/?nonce=NONCE&uuid=UUID'],
		['reset', '/modificar-contrasena/?nonce=NONCE&uuid=UUID'],
		['one-time-link', '/ingresar/?ota_nonce=NONCE'],
		['deletion-request', '/perfil/?eliminar=NONCE'],
	])('%s links to %s, and says until when the link works', (name, link) => {
		const nonce = 'Vb3nQ0e7yXk2LrT9sJf4HwZ1mCd8GpUa5iNo6KxBqEY';
		const { text, html } = render(brands.ciudad, name, { nonce, validUntil: new Date('2026-11-21T03:05:00Z') });
		const address = `https://ciudad.test${link.replace('NONCE', nonce).replace('UUID', owner)}`;
		expect(text).toContain(address);
		expect(html).toContain(`href="${address.replaceAll('&', '&amp;')}"`);
		for (const part of [text, html]) expect(part).toContain('vence el sábado 21 de noviembre a las 00:05 (hora de Argentina)');
	});
});
