import type { List } from '#content/contract';
import type { PlainPage } from './plain-page.ts';
import { StoryHtml } from './story-html.tsx';

/** An ordered or unordered list; its items may be lists. */
export function PlainList({ list: { ordered, items }, page }: { readonly list: List; readonly page: PlainPage }) {
	const Tag = ordered ? 'ol' : 'ul';
	return (
		<Tag>
			{items.map((item, index) =>
				typeof item === 'string' ? (
					<StoryHtml key={index} as="li" html={item} page={page} />
				) : (
					<li key={index}>
						<PlainList list={item} page={page} />
					</li>
				),
			)}
		</Tag>
	);
}
