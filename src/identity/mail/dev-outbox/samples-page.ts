import type { Brand } from '#brands';
import { html, type Markup } from '../render/markup.ts';
import { type RenderedEmail, renderEmail } from '../render/render-email.ts';
import { templateSamples } from '../templates/template-samples.ts';
import { findTemplate } from '../templates/templates.ts';
import { devPage } from './dev-page.ts';

/** Which letter, which of its states, on which brand. */
export type SampleAddress = { readonly brand: string; readonly template: string; readonly state: string };

const states = Object.entries(templateSamples).flatMap(([letter, samples]) =>
	Object.entries(samples).map(([state, data]): { letter: string; state: string; data: unknown } => ({ letter, state, data })),
);

/** Every state of every letter on every brand. */
export function samplesPage(brands: readonly Brand[]): Markup {
	const rows = states.map(
		({ letter, state }) =>
			html`<h2>${letter}: ${state}</h2><div class="row">${brands.map(({ id }) => frame({ brand: id, template: letter, state }))}</div>`,
	);
	return devPage('Letters', html`<main>${rows}</main>`);
}

function frame({ brand, template: letter, state }: SampleAddress): Markup {
	return html`<iframe loading="lazy" title="${letter}, ${state}, on ${brand}" src="/_dev/outbox/samples/${brand}/${letter}/${state}"></iframe>`;
}

/** A sample as it is sent; undefined where there is none of the name. */
export function renderSample(
	{ template: letter, state }: Omit<SampleAddress, 'brand'>,
	brand: Brand,
	origin: string,
): RenderedEmail | undefined {
	const sample = states.find((one) => one.letter === letter && one.state === state);
	const found = findTemplate(letter);
	if (!sample || !found) return undefined;
	const to = { brand, account: '3f6c2a58-9d1b-4c7e-8a40-52e1b7c9d036', address: 'ana.gutierrez@correo.example' };
	return renderEmail(found.compose(sample.data, to), to, origin);
}
