import { useState } from "react";
import { useGetCaptcha } from "#generated/hooks/user/user.ts";
import { plainText } from "#src/shared/lib/written.ts";

/** A captcha, loaded once the server requires one. Every attempt uses it up, so after each one another is loaded. */
export function useCaptcha() {
  const [isRequired, setIsRequired] = useState(false);
  const [answer, setAnswer] = useState("");
  const [problem, setProblem] = useState<string>();
  const { data, isError, isFetching, refetch } = useGetCaptcha({
    query: {
      enabled: isRequired,
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
      meta: { errors: "inline" },
    },
  });
  const picture = data?.data;

  const renew = () => {
    setAnswer("");
    if (isRequired) void refetch();
  };
  return {
    isRequired,
    answer,
    problem,
    image: picture?.image,
    isLoading: isFetching,
    isError,
    renew,
    change: (text: string) => {
      setProblem(undefined);
      setAnswer(plainText(text).trim());
    },
    /** The server requires a captcha, or has rejected one, for the given reason. */
    ask: (message: string) => {
      setIsRequired(true);
      setProblem(message);
      renew();
    },
    /** The captcha fields of a call; undefined, with an error shown, if one is required and missing. */
    read: (): { captcha_id?: string; captcha?: string } | undefined => {
      if (!isRequired) return {};
      if (picture && answer !== "") return { captcha_id: picture.captcha_id, captcha: answer };
      setProblem("请输入图形验证码");
      return undefined;
    },
  };
}

export type Captcha = ReturnType<typeof useCaptcha>;
