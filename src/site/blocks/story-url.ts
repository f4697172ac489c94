import type { Story } from '#content/contract';
import type { RenderContext } from '../render-context.ts';

/** The canonical URL of a story, which is the same on every brand that shows it. */
export function storyUrl({ canonical }: Pick<Story, 'canonical'>, { origins }: Pick<RenderContext, 'origins'>): string {
	return 'external' in canonical ? canonical.external : new URL(canonical.path, origins[canonical.brand]).href;
}
