import { PasswordField } from '../field.tsx';
import { FormFrame } from '../form-frame.tsx';
import { FormMessage } from '../form-message.tsx';
import type { AccountForm } from '../form-state.ts';
import type { FormTexts } from '../form-texts.ts';
import { ProfilePart } from './profile-part.tsx';

type ReauthenticationPartProps = {
	readonly words: FormTexts;
	readonly form: AccountForm;
	/** Why the reader is asked, after a form that was refused for this. */
	readonly reason?: string | undefined;
};

/** The form to sign in again, for a browser without scripts (LIM-01). */
export function ReauthenticationPart({ words: { account }, form, reason }: ReauthenticationPartProps) {
	return (
		<ProfilePart id={reason === undefined ? undefined : form.anchor} title={account.profile.again} text={account.profile.againText}>
			{reason !== undefined && <FormMessage kind="refused">{reason}</FormMessage>}
			<FormFrame form={form} submit={account.signInSubmit} words={account}>
				<PasswordField form={form} name="password" label={account.password} autoComplete="current-password" words={account} />
			</FormFrame>
		</ProfilePart>
	);
}
