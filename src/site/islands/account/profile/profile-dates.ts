import type { ProfileBrand } from './profile-types.ts';

/** Date and time in the brand's time zone. */
export const timeText = (ms: number, { locale, timeZone }: ProfileBrand): string =>
	new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23', timeZone }).format(ms);

/** Date in the brand's time zone. */
export const dayText = (ms: number, { locale, timeZone }: ProfileBrand): string =>
	new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(ms);
