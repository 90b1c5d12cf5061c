import type { Recipe } from '../../../../contract/recipe.ts';
import { SectionCard } from '../../components/section-card.tsx';
import { SignsEditor } from './signs-editor.tsx';

interface SignsCardProps {
  recipe: Recipe;
  onRecipe: (recipe: Recipe) => void;
}

type Signs = NonNullable<Recipe['success']>;

/**
 * Edits the signs, such as texts on the page, by which the bot recognises whether the form accepted
 * a lead. Without signs the bot judges by the page's own words.
 */
export function SignsCard({ recipe, onRecipe }: SignsCardProps) {
  const { success = [], refusal = [], ...rest } = recipe;
  const set = (signs: { success: Signs; refusal: Signs }) =>
    onRecipe({
      ...rest,
      ...(signs.success.length > 0 && { success: signs.success }),
      ...(signs.refusal.length > 0 && { refusal: signs.refusal }),
    });
  return (
    <SectionCard
      title="Signs of success"
      intro="How the bot knows that the form took a lead. Leave both empty and it judges by the page’s own words; with a sign of success, only that counts."
    >
      <h3 className="recipe__heading">The form took the lead when it shows</h3>
      <SignsEditor
        name="Success sign"
        signs={success}
        onSigns={(signs) => set({ success: signs, refusal })}
      />
      <h3 className="recipe__heading">The form refused the lead when it shows</h3>
      <SignsEditor
        name="Refusal sign"
        signs={refusal}
        onSigns={(signs) => set({ success, refusal: signs })}
      />
    </SectionCard>
  );
}
