import { refusals } from '#platform/refusal';

/** The refusals of the newsroom. */
export const refuse = refusals({
	'staff-only': [403, 'Only staff may do this'],
	'admin-only': [403, 'Only administrators may do this'],
	'foreign-form': [403, 'The form does not come from this site'],
	'staff-not-found': [404, 'There is no such member of staff'],
});
