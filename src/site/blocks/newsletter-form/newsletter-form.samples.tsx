import type { FormState } from '../../islands/account/form-state.ts';
import type { BlockSamples } from '../../samples/block-samples.ts';
import { sampleNewsletters } from '../../samples/sample-newsletters.ts';
import type { AccountPageData, Subject } from '../../subject.ts';

const list = async (): Promise<Subject> => ({ kind: 'newsletters', newsletters: sampleNewsletters });
const one = async (): Promise<Subject> => ({ kind: 'newsletter', newsletter: sampleNewsletters[1] });
const page = (data: AccountPageData) => async (): Promise<Subject> => ({
	kind: 'account',
	name: 'suscribir',
	title: 'Newsletters',
	...data,
});

const refused: FormState = {
	values: { email: 'ana' },
	problems: { email: 'Formato de mail inválido. Ej: nombre@mail.com', newsletters: 'Elegí al menos un newsletter.' },
};

export const newsletterFormSamples: BlockSamples<'newsletter-form'> = {
	block: 'newsletter-form',
	samples: [
		{ name: 'several newsletters', subject: list },
		{ name: 'one newsletter', subject: one },
		{ name: 'the page of the form, refused', size: 'brick_full', subject: page({ sent: { form: 'subscribe', state: refused } }) },
		{ name: 'the page of the form, sent', size: 'brick_full', subject: page({ flashMessage: 'newsletter-asked' }) },
	],
};
