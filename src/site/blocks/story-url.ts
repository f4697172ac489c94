import type { Story } from '#content/contract';
import type { Visit } from '../visit.ts';

/** The one public address of a story, whatever site shows it. */
export function storyUrl({ canonical }: Story, { origins }: Pick<Visit, 'origins'>): string {
	return 'external' in canonical ? canonical.external : new URL(canonical.path, origins[canonical.brand]).href;
}
