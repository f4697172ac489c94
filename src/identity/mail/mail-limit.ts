import type { RecentMailQuery } from './count-recent-mails.ts';
import type { TemplateName } from './templates/templates.ts';

/** At most 3 emails of one template per account and hour (R11). */
export const mailLimit = { mails: 3, ms: 3_600_000 };

/** Selects the emails that count towards the limit of a template. */
export const recentMailQuery = (now: Date, account: string, template: TemplateName): RecentMailQuery => ({
	account,
	template,
	since: new Date(now.getTime() - mailLimit.ms),
});
