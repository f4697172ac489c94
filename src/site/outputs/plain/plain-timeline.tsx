import type { BodyElement } from '#content/contract';
import type { PlainPage } from './plain-page.ts';
import { StoryHtml } from './story-html.tsx';

type PlainTimelineProps = { readonly element: Extract<BodyElement, { kind: 'timeline' }>; readonly page: PlainPage };

/** Dated events in their order. */
export function PlainTimeline({ element: { title, items }, page }: PlainTimelineProps) {
	return (
		<section aria-label={title}>
			{title && (
				<p>
					<strong>{title}</strong>
				</p>
			)}
			<ul>
				{items.map(({ date, html }, index) => (
					<li key={index}>
						<strong>{date}</strong> <StoryHtml html={html} page={page} />
					</li>
				))}
			</ul>
		</section>
	);
}
