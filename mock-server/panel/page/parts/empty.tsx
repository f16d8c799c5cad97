import { EmptyState } from "@chakra-ui/react";
import type { LucideIcon } from "#generated/icons/lucide-icon.ts";

type Props = { readonly icon: LucideIcon; readonly title: string; readonly children?: React.ReactNode };

/** An empty state, and what would fill it. */
export const Empty = ({ icon: Icon, title, children }: Props) => (
  <EmptyState.Root>
    <EmptyState.Content>
      <EmptyState.Indicator color="fg.subtle">
        <Icon size={28} />
      </EmptyState.Indicator>
      <EmptyState.Title asChild>
        <p className="empty-title">{title}</p>
      </EmptyState.Title>
      {children && (
        <EmptyState.Description asChild>
          <div>{children}</div>
        </EmptyState.Description>
      )}
    </EmptyState.Content>
  </EmptyState.Root>
);
