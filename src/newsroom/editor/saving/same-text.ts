import type { AnsObject } from '../ans/ans-value.ts';

/** The members that the server stores as they were sent. */
const sentMembers = ['content_elements', 'headlines', 'subheadlines', 'description', 'label', 'promo_items', 'taxonomy'];

/** Whether a stored text is a text that was sent from here. */
export const isSameText = (sent: AnsObject, stored: AnsObject): boolean =>
	sentMembers.every((key) => JSON.stringify(sent[key]) === JSON.stringify(stored[key]));
