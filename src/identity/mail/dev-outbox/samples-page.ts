import type { Brand } from '#brands';
import { html, type Markup } from '../render/markup.ts';
import { type RenderedEmail, renderEmail } from '../render/render-email.ts';
import { templateSamples } from '../templates/template-samples.ts';
import { findTemplate } from '../templates/templates.ts';
import { devPage } from './dev-page.ts';

/** Names a sample: a template, one of its states, and a brand. */
export type SampleAddress = { readonly brand: string; readonly template: string; readonly state: string };

const states = Object.entries(templateSamples).flatMap(([template, samples]) =>
	Object.entries(samples).map(([state, data]): { template: string; state: string; data: unknown } => ({ template, state, data })),
);

/** The page that shows every state of every template on every brand. */
export function samplesPage(brands: readonly Brand[]): Markup {
	const rows = states.map(
		({ template, state }) =>
			html`<h2>${template}: ${state}</h2><div class="row">${brands.map(({ id }) => frame({ brand: id, template, state }))}</div>`,
	);
	return devPage('Templates', html`<main>${rows}</main>`);
}

function frame({ brand, template, state }: SampleAddress): Markup {
	return html`<iframe loading="lazy" title="${template}, ${state}, on ${brand}" src="/_dev/outbox/samples/${brand}/${template}/${state}"></iframe>`;
}

/** Renders a sample as it would be sent; undefined when there is no such sample. */
export function renderSample({ template, state }: Omit<SampleAddress, 'brand'>, brand: Brand, origin: string): RenderedEmail | undefined {
	const sample = states.find((one) => one.template === template && one.state === state);
	const found = findTemplate(template);
	if (!sample || !found) return undefined;
	const to = { brand, owner: '3f6c2a58-9d1b-4c7e-8a40-52e1b7c9d036', address: 'ana.gutierrez@correo.example' };
	return renderEmail(found.compose(sample.data, to), to, origin);
}
