import { refusals } from '#platform/refusal';

/** The refusals of posted forms. */
export const refuse = refusals({
	'foreign-form': [403, 'A form is taken from our own pages alone.'],
	'form-not-known': [400, 'There is no such form on this page.'],
});
