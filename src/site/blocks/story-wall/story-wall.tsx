import * as v from 'valibot';
import { type BlockPage, defineBlock } from '../../block.ts';
import { wallAnchor } from '../../islands/account/auth/wall-anchor.ts';
import { PlainIsland } from '../../ui/island.tsx';
import { AuthForm } from '../auth-form.tsx';
import formCard from '../form-card.module.css';
import { registeredOnlyClass } from '../registered-only-class.ts';
import styles from './story-wall.module.css';

/**
 * The registration wall, in place of the rest of a story, with the form to sign up or to sign in (FORM-01, FORM-02). Its island loads the
 * whole story for a registered reader.
 */
export const storyWall = defineBlock({
	fields: v.object({}),
	needsFormScripts: true,
	load: async (_, { subject }) => (subject.kind === 'story' && subject.story.access === 'excerpt' ? subject.story : undefined),
	view: ({ context, subject }) => (
		<PlainIsland name="wall" when="load">
			<section className={`${formCard.card} ${styles.wall} ${registeredOnlyClass}`} aria-labelledby={wallAnchor}>
				<h2 id={wallAnchor} className={styles.title}>
					{context.brand.texts.wallTitle}
				</h2>
				<Forms context={context} subject={subject} />
			</section>
		</PlainIsland>
	),
});

/** Both forms. The choice above them shows one by CSS alone, so that it works without scripts. */
function Forms({ context, subject }: BlockPage) {
	const { signUpTitle, signInTitle } = context.brand.texts.account;
	return (
		<>
			<div className={styles.choice} role="radiogroup" aria-labelledby={wallAnchor}>
				<label className={styles.option}>
					<input type="radio" name="formulario" value="signUp" defaultChecked />
					{signUpTitle}
				</label>
				<label className={styles.option}>
					<input type="radio" name="formulario" value="login" />
					{signInTitle}
				</label>
			</div>
			<div className={styles.signUp}>
				<AuthForm variant="signUp-paywall" context={context} subject={subject} />
			</div>
			<div className={styles.signIn}>
				<AuthForm variant="login-paywall" context={context} subject={subject} />
			</div>
		</>
	);
}
