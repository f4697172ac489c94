import * as v from 'valibot';
import { defineBlock } from '../../block.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { PlainIsland } from '../../ui/island.tsx';
import { behindWall } from '../behind-wall.ts';
import styles from './story-wall.module.css';

/** The registration wall, in place of the rest of a story. Its island loads the whole story for a registered reader. */
export const storyWall = defineBlock({
	fields: v.object({}),
	load: async (_, { subject }) => (subject.kind === 'story' && subject.story.access === 'excerpt' ? subject.story : undefined),
	view: ({ context: { brand } }) => {
		const { signIn, signUp, wallText, wallTitle } = brand.texts;
		return (
			<PlainIsland name="wall" when="load">
				<section className={`${styles.wall} ${behindWall}`} aria-labelledby="para-registrados">
					<h2 id="para-registrados" className={styles.title}>
						{wallTitle}
					</h2>
					<p className={styles.text}>{wallText}</p>
					<div className={styles.ways}>
						<ButtonLink href="/registrarse/" keepsQuery>
							{signUp}
						</ButtonLink>
						<ButtonLink href="/ingresar/" quiet keepsQuery>
							{signIn}
						</ButtonLink>
					</div>
				</section>
			</PlainIsland>
		);
	},
});
