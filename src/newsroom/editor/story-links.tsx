import { storyPath } from './places.ts';

/** A story or another work, perhaps without a headline. */
type LinkedStory = { readonly id: string; readonly headline?: string | null | undefined };

/** Links that open stories in the editor. */
export const StoryLinks = ({ stories }: { readonly stories: readonly LinkedStory[] }) => (
	<ul>
		{stories.map(({ id, headline }) => (
			<li key={id}>
				<a href={storyPath(id)}>{headline ?? id}</a>
			</li>
		))}
	</ul>
);
