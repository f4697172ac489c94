import type { Story } from '#content/contract';
import type { RenderContext } from '../render-context.ts';

/** The one public address of a story, whatever site shows it. */
export function storyUrl({ canonical }: Story, { origins }: Pick<RenderContext, 'origins'>): string {
	return 'external' in canonical ? canonical.external : new URL(canonical.path, origins[canonical.brand]).href;
}
