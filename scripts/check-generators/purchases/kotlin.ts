import { KOTLIN } from "../versions.ts";

const dependency = (group: string, artifact: string, version: string) =>
  `<dependency><groupId>${group}</groupId><artifactId>${artifact}</artifactId><version>${version}</version></dependency>`;

/** The compiler and the libraries of the client, instead of Gradle, which needs a network of its own. */
export const KOTLIN_POM = `<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion>
  <groupId>shop</groupId>
  <artifactId>buy</artifactId>
  <version>1</version>
  <dependencies>
    ${[
      dependency("org.jetbrains.kotlin", "kotlin-compiler-embeddable", KOTLIN.kotlin),
      dependency("org.jetbrains.kotlin", "kotlin-stdlib", KOTLIN.kotlin),
      dependency("org.jetbrains.kotlin", "kotlin-reflect", KOTLIN.kotlin),
      dependency("com.fasterxml.jackson.module", "jackson-module-kotlin", KOTLIN.jackson),
      dependency("com.fasterxml.jackson.datatype", "jackson-datatype-jsr310", KOTLIN.jackson),
      dependency("com.squareup.okhttp3", "okhttp-jvm", KOTLIN.okhttp),
      dependency("com.squareup.okhttp3", "okhttp-java-net-cookiejar", KOTLIN.okhttp),
    ].join("\n    ")}
  </dependencies>
</project>
`;

/** The libraries that the compiler needs on its class path. */
export const KOTLIN_LIBRARIES = [
  "kotlin-stdlib",
  "kotlin-reflect",
  "jackson-annotations",
  "jackson-core",
  "jackson-databind",
  "jackson-datatype-jsr310",
  "jackson-module-kotlin",
  "okhttp-jvm",
  "okhttp-java-net-cookiejar",
  "okio-jvm",
];

/** A purchase with the Kotlin client of openapi-generator on OkHttp. */
export const KOTLIN_PROGRAM = `import java.net.CookieManager
import okhttp3.OkHttpClient
import okhttp3.java.net.cookiejar.JavaNetCookieJar
import org.openapitools.client.apis.*
import org.openapitools.client.models.*

fun main() {
    val shop = System.getenv("SHOP")
    val http = OkHttpClient.Builder().cookieJar(JavaNetCookieJar(CookieManager())).build()
    UserApi(shop, http).login("buyer", "demo1234")
    val found = GoodsApi(shop, http).listGoods(inStock = Flag.Yes)
    val goods = found.data.list.first { it.price != null }
    val cart = CartApi(shop, http)
    val line = AddToCartItem(
        goodsId = goods.id, price = goods.price!!, number = 1, ckId = goods.ckId, goodsPriceId = goods.goodsPriceId,
        ladderPriceId = goods.ladderPriceId, goodsManjianId = goods.goodsManjianId, isYj = goods.isYj,
    )
    val added = cart.addCartLines(AddCartLinesBody(params = listOf(line)))
    val checkout = cart.checkoutCart(CheckoutCartBody(ids = added.data.lines.map { it.id }))
    val orders = OrderApi(shop, http)
    val order = orders.createOrder(
        CreateOrderBody(checkoutNo = checkout.data.checkoutNo, addressId = 1, invoiceKind = InvoiceKind.Ordinary),
    )
    println("ordered " + orders.getOrder(order.data.orderId).data.orderNo)
}
`;
