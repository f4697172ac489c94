import type { Log, LogFields } from '#platform/log';

export type LoggedEvent = { readonly level: 'debug' | 'info' | 'warn' | 'error'; readonly event: string; readonly fields: LogFields };

/** A log that prints nothing and stores its entries in `told`. */
export function silentLog(): Log & { readonly told: LoggedEvent[] } {
	const told: LoggedEvent[] = [];
	const at = (level: LoggedEvent['level']) => (fields: LogFields, event: string) => void told.push({ level, event, fields });
	return { told, debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
}
