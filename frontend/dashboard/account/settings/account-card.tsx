import type { SiteConfig } from '../../../../contract/site-config.ts';
import { SectionCard } from '../../components/section-card.tsx';
import './account-card.css';
import { PasswordPart } from './password-part.tsx';
import { SecondFactorPart } from './second-factor-part.tsx';
import { EmailPart } from './email-part.tsx';
import { DeletionPart } from './deletion-part.tsx';
import { EverywherePart } from './everywhere-part.tsx';

interface AccountCardProps {
  config: SiteConfig;
  email: string;
}

export function AccountCard({ config, email }: AccountCardProps) {
  return (
    <SectionCard title="Account" intro={`Signed in as ${email}`}>
      <div className="account-parts">
        <PasswordPart email={email} />
        <SecondFactorPart email={email} />
        <EmailPart email={email} />
        <EverywherePart />
        <DeletionPart email={email} retentionDays={config.leadRetentionDays} />
      </div>
    </SectionCard>
  );
}
