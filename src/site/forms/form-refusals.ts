import { refusals } from '#platform/refusal';

/** The refusals of posted forms. */
export const refuse = refusals({
	'foreign-form': [403, 'Forms are accepted only from our own pages.'],
	'form-not-known': [400, 'There is no such form on this page.'],
});
