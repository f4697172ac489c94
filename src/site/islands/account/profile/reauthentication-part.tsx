import { PasswordField } from '../field.tsx';
import { FormFrame } from '../form-frame.tsx';
import type { LiveForm } from '../form-state.ts';
import type { FormWords } from '../words.ts';
import { ProfilePart } from './profile-part.tsx';

/** The form to sign in again, for a browser without scripts (LIM-01). */
export function ReauthenticationPart({ words: { account }, form }: { readonly words: FormWords; readonly form: LiveForm }) {
	return (
		<ProfilePart title={account.profile.again} text={account.profile.againText}>
			<FormFrame form={form} submit={account.signInSubmit} words={account}>
				<PasswordField form={form} name="password" label={account.password} autoComplete="current-password" words={account} />
			</FormFrame>
		</ProfilePart>
	);
}
